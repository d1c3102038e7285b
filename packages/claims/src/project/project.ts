import { isTest } from '@regelwerk/contract/rules/is-test';
import type { OwnSource } from '@regelwerk/conventions/convention';
import { languageOf } from '@regelwerk/conventions/sources/all-languages';
import { ignoredBy } from '@regelwerk/profile/accept/ignored-by';
import { type CommandReader, commandReader } from '@regelwerk/profile/command-reader';
import { wantsText } from '@regelwerk/profile/wants-text';
import type { Ground } from '../ground.ts';
import { codeOf } from './code-of.ts';
import { isTemplate } from './is-template.ts';
import type { PathIndex } from './path-index.ts';
import { filesWithWords } from './word-index.ts';

/** A project as the proofs ask it. */
export interface Project extends Pick<Ground, 'profile' | 'conventions'> {
  readonly paths: PathIndex;
  readonly allPaths: readonly string[];
  readonly commands: CommandReader;
  /** The text of a source, or of a file that a line names. */
  readonly textOf: (path: string) => string | undefined;
  /** The same without its comments. */
  readonly codeOf: (path: string) => string | undefined;
  readonly factsOf: (path: string) => OwnSource | undefined;
  readonly files: readonly OwnSource[];
  /** The paths of the sources, and of the markup that uses them. */
  readonly codePaths: readonly string[];
  /** The sources, and the markup, whose code holds a word that a line names. */
  readonly filesWith: (word: string) => readonly string[];
  /** How many files import a module, by its path. */
  readonly importersOf: (path: string) => readonly OwnSource[];
  /** Whether a file, a class or a function of the project has a name, in any spelling, outside of one file. */
  readonly isDefined: (name: string, beside: string) => boolean;
  /** The files that define a name, or have it. */
  readonly homesOf: (name: string) => readonly string[];
  readonly isIgnored: (path: string) => boolean;
  readonly isTest: (path: string) => boolean;
  /** Whether sources are missing, so that nothing can be said of all of them. */
  readonly isSample: boolean;
  /** The commits that changed a path, by their number. */
  readonly commitsOf: (path: string) => ReadonlySet<number>;
}

/** What git history says of files that a commit of this size changes is chance. */
const mostInCommit = 40;
const longestOpened = 400_000;
const mostManifests = 600;
const mostTemplates = 1200;

/** Opens what lines need of a project: the files that they name, and those that state tasks. Reads each text once. */
export async function openProject(
  ground: Ground,
  paths: PathIndex,
  named: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Promise<Project> {
  const templates = ground.paths.filter((path) => isTemplate(path) && !ground.texts.has(path)).slice(0, mostTemplates);
  const licenses = ground.paths.filter((path) => /^(?:LICEN[CS]E|COPYING)/i.test(path)).slice(0, 4);
  const manifests = ground.paths.filter((path) => wantsText(path) && !isLock(path)).slice(0, mostManifests);
  const wanted = [...new Set([...manifests, ...licenses, ...named, ...templates])].filter(
    (path) => !ground.texts.has(path),
  );
  const opened = new Map<string, string>();
  // a file that went away since the folder was read is as good as none
  const textAt = async (path: string) => {
    try {
      return await ground.open(path);
    } catch {
      return undefined;
    }
  };
  for (let from = 0; from < wanted.length; from += 32) {
    const some = wanted.slice(from, from + 32).map(async (path) => ({ path, text: await textAt(path) }));
    for (const { path, text } of await Promise.all(some))
      if (text !== undefined && text.length <= longestOpened) opened.set(path, text.replace(/^\uFEFF/, ''));
  }
  const textOf = (path: string) => ground.texts.get(path) ?? opened.get(path);
  const codes = new Map<string, string>();
  const code = (path: string) => {
    const known = codes.get(path);
    const text = known === undefined ? textOf(path) : undefined;
    if (known !== undefined || text === undefined) return known;
    const made = codeOf(path, text);
    codes.set(path, made);
    return made;
  };
  const byPath = new Map(ground.code.files.map((file) => [file.path, file]));
  const markup = new Map(
    templates.flatMap((path) => {
      const text = opened.get(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
  const raw = filesWithWords(new Map([...ground.texts, ...markup]), words);
  const exact = new Map<string, readonly string[]>();
  const filesWith = (word: string) => {
    const known = exact.get(word);
    if (known !== undefined) return known;
    const holds = new RegExp(`(?<![\\w$])${word.replace(/[$]/g, '\\$&')}(?![\\w$])`);
    const found = (raw.get(word) ?? []).filter((path) => holds.test(code(path) ?? ''));
    exact.set(word, found);
    return found;
  };
  const importers = new Map<string, OwnSource[]>();
  for (const file of ground.code.files)
    for (const module of new Set(file.own.map((one) => one.module)))
      importers
        .set(module, importers.get(module) ?? [])
        .get(module)
        ?.push(file);
  const homes = new Map<string, Set<string>>();
  const note = (name: string, path: string) => homes.set(plain(name), (homes.get(plain(name)) ?? new Set()).add(path));
  for (const path of ground.paths) note(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, ''), path);
  for (const { path, classes, exports } of ground.code.files) {
    for (const one of exports) note(one.name, path);
    for (const one of classes) for (const name of [one.name, ...one.methods]) note(name, path);
  }
  const gitignores = new Map([...opened, ...ground.texts].filter(([path]) => /(?:^|\/)\.gitignore$/.test(path)));
  const commits = commitsByPath(ground.code.history, named);
  return {
    profile: ground.profile,
    conventions: ground.conventions,
    paths,
    allPaths: ground.paths,
    commands: commandReader(
      new Map([
        ...ground.paths.map((path) => [path, ''] as const),
        ...manifests.map((path) => [path, textOf(path) ?? ''] as const),
      ]),
    ),
    textOf,
    codeOf: code,
    factsOf: (path) => byPath.get(path),
    files: ground.code.files,
    codePaths: [...byPath.keys(), ...markup.keys()],
    filesWith,
    importersOf: (path) => importers.get(path) ?? importers.get(`${path.slice(0, path.lastIndexOf('/'))}/`) ?? [],
    isDefined: (name, beside) => [...(homes.get(plain(name)) ?? [])].some((path) => path !== beside),
    homesOf: (name) => [...(homes.get(plain(name)) ?? [])],
    isIgnored: ignoredBy(gitignores),
    isTest,
    isSample:
      ground.paths.filter((path) => languageOf(path) !== undefined && !ground.texts.has(path)).length >
      ground.texts.size / 20,
    commitsOf: (path) => commits.get(path) ?? new Set(),
  };
}

/** `order-status`, `order_status`, `OrderStatus` and their plural are one name. */
function plain(name: string): string {
  return name
    .replace(/[\s_.-]+/g, '')
    .toLowerCase()
    .replace(/s$/, '');
}

function isLock(path: string): boolean {
  return /(?:^|\/)(?:[\w.-]*lock(?:\.json|\.ya?ml|b)?|[\w.-]+\.lock|go\.sum|npm-shrinkwrap\.json|Package\.resolved)$/.test(
    path,
  );
}

function commitsByPath(history: readonly (readonly string[])[], named: ReadonlySet<string>): Map<string, Set<number>> {
  const commits = new Map<string, Set<number>>();
  history.forEach((paths, number) => {
    if (paths.length > mostInCommit) return;
    for (const path of paths) if (named.has(path)) commits.set(path, (commits.get(path) ?? new Set()).add(number));
  });
  return commits;
}
