import type { SkipReason } from '@regelwerk/contract/rules/project-profile';
import { wantsText } from '../wants-text.ts';
import { ignoredBy } from './ignored-by.ts';
import { isForeignFolder } from './is-foreign-folder.ts';
import { isSecret } from './is-secret.ts';
import { refusesPath } from './refuses-path.ts';

/** The most that one detection looks at. */
export const inputLimits = {
  /** Whose text is read. */
  files: 2000,
  /** Whose paths show the layout and the languages. */
  listed: 20_000,
  paths: 50_000,
  characters: 5_000_000,
  fileCharacters: 4_000_000,
} as const;

/** A file that contributed nothing, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
}

/** The files of a project that may be read, and the paths of all its files. */
export interface AcceptedFiles {
  /** In the order in which they count: the nearer to the root the earlier. */
  readonly paths: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  readonly skipped: readonly Skipped[];
}

/** Sorts out what is refused, secret, foreign, ignored by git or too much. The order of the given files does not matter. */
export function acceptFiles(given: ReadonlyMap<string, string>): AcceptedFiles {
  const skipped: Skipped[] = [];
  const known: string[] = [];
  let count = 0;
  for (const path of given.keys()) {
    count += 1;
    if (count > inputLimits.paths) break;
    if (refusesPath(path)) skipped.push({ path: readable(path), reason: 'refused' });
    else if (path.split('/').slice(0, -1).some(isForeignFolder)) continue;
    else if (isSecret(path)) skipped.push({ path, reason: 'secret' });
    else known.push(path);
  }
  const gitignores = known
    .filter((path) => /(?:^|\/)\.gitignore$/.test(path))
    .sort(byDepth)
    .slice(0, 50);
  const rules = new Map(gitignores.map((path) => [path, textOf(given, path).slice(0, 100_000)]));
  const copied = known.includes('.gitattributes') ? copiedIn(textOf(given, '.gitattributes')) : '';
  if (copied !== '') rules.set('.gitignore', `${rules.get('.gitignore') ?? ''}\n${copied}`);
  const isIgnored = ignoredBy(rules);
  const wanted = new Set(known.filter(wantsText));
  const ordered = known.sort((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)) || byDepth(a, b));
  const near = ordered.slice(0, inputLimits.listed);
  const beyond = ordered[wanted.size > inputLimits.files ? inputLimits.files : inputLimits.listed];
  if (beyond !== undefined || count > inputLimits.paths) skipped.push({ path: beyond ?? '', reason: 'too-many' });
  const texts = new Map<string, string>();
  const paths: string[] = [];
  let characters = 0;
  for (const [index, path] of near.entries()) {
    if (isIgnored(path)) {
      if (wanted.has(path)) skipped.push({ path, reason: 'ignored' });
      continue;
    }
    paths.push(path);
    if (!wanted.has(path) || index >= inputLimits.files) continue;
    const text = textOf(given, path);
    if (text.length > inputLimits.fileCharacters || characters + text.length > inputLimits.characters) {
      skipped.push({ path, reason: 'too-large' });
    } else if (!text.isWellFormed() || text.includes('\0')) skipped.push({ path, reason: 'broken' });
    else {
      characters += text.length;
      texts.set(path, text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
  }
  return { paths, texts, skipped: skipped.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** The files that the project copied from others, as its attributes of git mark them; Laravel marks each `*.js`, which is its own. */
function copiedIn(attributes: string): string {
  return attributes
    .slice(0, 100_000)
    .split(/\r?\n/)
    .flatMap((line) => /^(?!\*\.\w+\s)([^\s#]\S*)\s(?:.*\s)?linguist-vendored(?:=true)?(?:\s|$)/.exec(line)?.[1] ?? [])
    .join('\n');
}

function textOf(files: ReadonlyMap<string, string>, path: string): string {
  const text: unknown = files.get(path);
  return typeof text === 'string' ? text : '\0';
}

function byDepth(a: string, b: string): number {
  const depth = (path: string) => path.split('/').length;
  return depth(a) - depth(b) || (a < b ? -1 : 1);
}

/** Names a refused path without what made it refused. */
function readable(path: string): string {
  return path.slice(0, 60).replace(/[^\w./@ -]/g, '?');
}
