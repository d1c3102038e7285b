import { isTest, isTestFile } from '@regelwerk/contract/rules/is-test';
import type { ProjectSources } from '@regelwerk/conventions/convention';
import { changedPairs, type Pair } from '@regelwerk/conventions/families/changed-together';
import { usersOfModules } from '@regelwerk/conventions/families/users-of-modules';
import { languageOf } from '@regelwerk/conventions/sources/all-languages';
import { dirname, stemOf } from '@regelwerk/conventions/sources/path-parts';
import { shortPath } from './short-path.ts';

/** A name of the project, and how many places use it. */
export interface Counted {
  readonly name: string;
  readonly times: number;
}

/** What the questions about a project may name: what is counted in its code and leaves open which of it is meant. */
export interface SheetCandidates {
  /** Files that often change in one commit. */
  readonly pairs: readonly Pair[];
  /** Modules that name most files of a folder. */
  readonly registries: readonly { readonly module: string; readonly folder: string; readonly files: number }[];
  /** Modules of the house with most importers. */
  readonly modules: readonly Counted[];
  /** A module of the house, and the package behind it that others import past it. */
  readonly splits: readonly { readonly module: Counted; readonly past: Counted }[];
  /** Base classes of the house. */
  readonly bases: readonly Counted[];
  /** What tests extend or import. */
  readonly harnesses: readonly Counted[];
  /** The newest folder of migrations. */
  readonly migrations: string | undefined;
}

const most = 8;
const leastPair = { share: 0.6, bound: 0.3, times: 5 };
const fewestFiles = 6;
const fewestClasses = 6;
const fewestTests = 3;
/** A module that a stranger must know: what it is for stands in its name. */
const roles =
  /http|api|client|request|db|database|prisma|sql|auth|permission|tenant|session|log|date|time|money|price|i18n|transl|config|setting|env|rout|store|state|error|event|queue|job|cache|id\b|storage|mail|valid/i;
const usual = /^(?:index|__init__|mod|types?|utils?|helpers?|constants?|base|common|enums?|interfaces?|models?)\.\w+$/i;
/** Bases that a framework asks for. */
const foreign =
  /^(?:Application\w+|Scope|Error|Exception|\w+Exception|Enum|object|Object|Component|Controller|Model|Migration|TestCase)$/;

/** Finds in the sources of a project what a question can name: also what holds too seldom to be a convention. */
export function candidatesOf(code: ProjectSources): SheetCandidates {
  const users = usersOfModules(code);
  const isOfTests = new Map(code.files.map((file) => [file.path, file.isTest]));
  const importers = new Map(
    [...users].map(([module, paths]) => [module, paths.filter((path) => isOfTests.get(path) !== true)] as const),
  );
  const short = shortPath(code.paths);
  const migrations = migrationsIn(code.paths);
  const named = ({ name, times }: Counted) => ({ name: name.includes('/') ? short(name) : name, times });
  return {
    pairs: changedPairs(code, leastPair)
      .toSorted((a, b) => Number(isFar(b)) - Number(isFar(a)) || b.holds - a.holds)
      .filter(({ path }, index, all) => all.findIndex((one) => one.path === path || one.companion === path) === index)
      .slice(0, most)
      .map((pair) => ({ ...pair, path: short(pair.path), companion: short(pair.companion) })),
    registries: registriesIn(code, importers).map(({ module, folder, files }) => ({
      module: short(module),
      folder: short(folder),
      files,
    })),
    modules: modulesIn(importers).map(named),
    splits: splitsIn(code, importers).map(({ module, past }) => ({ module: named(module), past })),
    bases: basesIn(code),
    harnesses: harnessesIn(code, users).map(named),
    migrations: migrations === undefined ? undefined : short(migrations),
  };
}

/** Two files of different areas, which nobody sees together. */
function isFar({ path, companion }: Pair): boolean {
  return dirname(dirname(path)) !== dirname(dirname(companion));
}

function registriesIn(
  { paths }: ProjectSources,
  importers: ReadonlyMap<string, readonly string[]>,
): SheetCandidates['registries'] {
  const folders = Map.groupBy(
    paths.filter((path) => languageOf(path) !== undefined && !isTest(path)),
    dirname,
  );
  return [...folders]
    .flatMap(([folder, all]) => {
      if (all.length < fewestFiles || folder === '') return [];
      const named = new Map<string, number>();
      for (const path of all)
        for (const module of importers.get(path) ?? [])
          if (module !== path) named.set(module, (named.get(module) ?? 0) + 1);
      const [first] = [...named].sort((a, b) => b[1] - a[1]);
      return first === undefined || first[1] < Math.max(fewestFiles, all.length * 0.6)
        ? []
        : [{ module: first[0], folder, files: first[1] }];
    })
    .sort((a, b) => b.files - a.files)
    .filter(
      ({ module, folder }, index, all) =>
        // the same index in the folder of each language is asked about once
        all.findIndex((one) => one.module === module || nameOf(one.folder) === nameOf(folder)) === index,
    )
    .slice(0, most);
}

function modulesIn(importers: ReadonlyMap<string, readonly string[]>): Counted[] {
  return [...importers]
    .filter(([module]) => !module.endsWith('/') && !usual.test(nameOf(module)) && !isTest(module) && !isPart(module))
    .map(([name, paths]) => ({ name, times: paths.length, worth: paths.length * (roles.test(nameOf(name)) ? 3 : 1) }))
    .filter(({ times }) => times >= fewestFiles)
    .sort((a, b) => b.worth - a.worth || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name, times }) => ({ name, times }));
}

/** A component of pages, which its users find by its name. */
function isPart(module: string): boolean {
  return /\.(?:[jt]sx|vue|svelte|astro)$/.test(module);
}

function splitsIn(
  { files }: ProjectSources,
  importers: ReadonlyMap<string, readonly string[]>,
): SheetCandidates['splits'] {
  const direct = new Map<string, string[]>();
  for (const { path, outside, isTest: ofTest, language } of files) {
    if (ofTest || language !== 'script') continue;
    for (const name of new Set(outside.flatMap(({ from, isType }) => (isType ? [] : [from]))))
      direct.set(name, [...(direct.get(name) ?? []), path]);
  }
  return [...direct]
    .flatMap(([name, paths]) => {
      const word = name.replace(/^@/, '').split('/')[0] ?? '';
      const [door] = paths
        .filter((path) => nameOf(path).toLowerCase().startsWith(word.toLowerCase()) && !isPart(path))
        .map((path) => ({ path, times: (importers.get(path) ?? []).filter((user) => !paths.includes(user)).length }))
        .sort((a, b) => b.times - a.times);
      const past = paths.length - 1;
      return door === undefined || door.times < fewestTests || past < 2 || past > door.times * 2
        ? []
        : [{ module: { name: door.path, times: door.times }, past: { name, times: past } }];
    })
    .sort((a, b) => b.module.times - a.module.times)
    .slice(0, most);
}

function basesIn({ files }: ProjectSources): Counted[] {
  const sources = files.filter((file) => !file.isTest);
  const own = new Set(sources.flatMap(({ classes }) => classes.map(({ name }) => lastPart(name))));
  return tallied(sources.flatMap(({ classes }) => classes.flatMap(({ bases }) => bases.map(lastPart))))
    .filter(({ name, times }) => times >= fewestClasses && own.has(name) && !foreign.test(name))
    .slice(0, most);
}

function harnessesIn({ files }: ProjectSources, users: ReadonlyMap<string, readonly string[]>): Counted[] {
  const own = new Set(files.flatMap(({ classes }) => classes.map(({ name }) => lastPart(name))));
  const bases = tallied(
    files
      .filter((file) => file.isTest)
      .flatMap(({ classes }) => classes.flatMap((one) => one.bases.map(lastPart)))
      .filter((name) => own.has(name) || /Tests?|Case|Spec/.test(name)),
  );
  const support = [...users]
    .filter(([module]) => isSupport(module) && !bases.some(({ name }) => name === stemOf(module)))
    .map(([name, paths]) => ({ name, times: paths.filter((path) => isTest(path)).length }));
  return [...bases, ...support]
    .filter(({ times }) => times >= fewestTests)
    .sort((a, b) => b.times - a.times)
    .slice(0, most);
}

function isSupport(module: string): boolean {
  if (module.endsWith('/') || isTestFile(module)) return false;
  return isTest(module) || /test|factor(?:y|ies)|support|fixture|harness/i.test(nameOf(module));
}

function migrationsIn(paths: readonly string[]): string | undefined {
  const folders = Map.groupBy(
    paths.filter((path) => /(?:^|\/)(?:migrations?|migrate|versions)\/[^/]*\d[^/]*$/i.test(path) && !isTest(path)),
    dirname,
  );
  return [...folders].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}

function tallied(names: readonly string[]): Counted[] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, times: all.length }))
    .sort((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1));
}

function lastPart(name: string): string {
  return name.split(/[.\\]|::/).at(-1) ?? name;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
