import { isCostlyGlob } from '@regelwerk/contract/rules/is-costly-glob';
import { globsOf } from '@regelwerk/engine/globs-of';
import picomatch from 'picomatch';
import type { Found } from '../entry.ts';
import type { Document } from './document.ts';
import type { RuleSet } from './rule-set.ts';

/** Returns the globs of a file that no file of the project matches. */
export function missedGlobs(document: Document, { project }: RuleSet): Found[] {
  if (project === undefined || document.isSkill) return [];
  const folder =
    /^(.*\/)\.(?:cursor|claude|github|windsurf|devin|kiro|clinerules|agents?)\//.exec(document.path)?.[1] ?? '';
  const globs = wholeGlobs(document).map((one) => one.trim().replace(/^["']|["']$/g, ''));
  const isMet = (glob: string) => isMetIn(project.ground.paths, folder, glob);
  // one of several endings may be for a file to come
  const stems = new Set(globs.filter((glob) => !isCostlyGlob(glob) && isMet(glob)).map(stemOf));
  return globs.flatMap((glob) => {
    if (glob === '' || glob.startsWith('!') || isCostlyGlob(glob) || stems.has(stemOf(glob)) || isMet(glob)) return [];
    const row = document.rows.findIndex((one) => one.includes(glob));
    return [{ file: document.path, line: row + 1 || 1, what: glob }];
  });
}

const stemOf = (glob: string) => glob.replace(/\.\w+$/, '');

function isMetIn(paths: readonly string[], folder: string, glob: string): boolean {
  const isMatch = picomatch(glob.replace(/^\.?\//, ''), { dot: true, nocase: true });
  const isFolder = !/[*?{[]/.test(glob);
  return paths.some((path) => {
    const own = path.startsWith(folder) ? path.slice(folder.length) : path;
    const name = own.slice(own.lastIndexOf('/') + 1);
    return (
      isMatch(own) ||
      (!glob.includes('/') && isMatch(name)) ||
      (isFolder && own.startsWith(`${glob.replace(/\/$/, '')}/`))
    );
  });
}

/** A comma within braces separates the parts of one glob. */
const wholeGlobs = (document: Document) =>
  (globsOf(document.head?.fields ?? {}) ?? []).join(',').match(/(?:\{[^{}]*\}|[^,{])+/g) ?? [];
