import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry } from '../convention.ts';
import { holdsEnough } from '../count/holds-enough.ts';
import { languageOf } from '../sources/all-languages.ts';
import { dirname, join, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { isBelowLanguage } from './source-language.ts';
import { spans } from './spans.ts';
import { nameWithoutKind, subjectOf } from './subject-of.ts';

const mostPairs = 6;
const fewestFiles = 8;
const fewestOneSided = 16;
const fewestPackages = 3;
const mostAlike = 4;
const mostCounterparts = 8;
const mostNamed = 3;
const mostEndings = 2;

/** What a file is about, to its path, for each folder. */
type Folders = ReadonlyMap<string, ReadonlyMap<string, string>>;
type Pair = ReturnType<typeof pairsIn>[number];

/** Folders whose files go by the same names, so that a new file in one needs one in the others. */
export const parallelNames: Entry = {
  id: 'parallel-names',
  value: 9,
  sentence: {
    en: ({ from, to }) => `A new ${spans(named(from), ' or ')} needs ${spans(named(to), ' and ')}.`,
    de: ({ from, to }) =>
      `Lege zu einer neuen Datei ${spans(named(from), ' oder ')} auch ${spans(named(to), ' und ')} an.`,
  },
  find: ({ paths, files }) => {
    const isDeprecated = new Set(files.filter(({ marks }) => marks.has('deprecated')).map(({ path }) => path));
    const sources = paths.filter(
      (path) =>
        languageOf(path) !== undefined &&
        !isTest(path) &&
        !isUsual(path) &&
        !isOld(path) &&
        !isBelowLanguage(path) &&
        !isDeprecated.has(path),
    );
    const folders = foldersOf(sources, (folder) => [folder, '']);
    const pooled = foldersOf(sources, inEveryPackage(sources.map(dirname)));
    const overPackages = pairsIn(pooled, sources);
    const own = pairsIn(folders, sources).filter((pair) => !overPackages.some((wide) => isWithin(pair, wide)));
    return withoutRepeats([...overPackages, ...own].sort((a, b) => b.holds - a.holds || depthOf(a) - depthOf(b))).slice(
      0,
      mostPairs,
    );
  },
};

/** `models/*.rb` as `models/<name>.rb`; the folder may have a star of its own. */
function named(patterns = ''): string {
  return patterns
    .split(', ')
    .map((pattern) => pattern.replace(/\*(?=[^/*]*$)/, '<name>'))
    .join(', ');
}

/** Nothing new belongs where old code is kept. */
function isOld(path: string): boolean {
  return /(?:^|[/_-])(?:legacy|deprecated|old|vendor|sdk)(?:[/_-])/i.test(path);
}

/** What lies higher is what the other is made for. */
function depthOf({ folders: [from = ''] }: Pair): number {
  return from.split('/').length;
}

/** Names that say which role a file has and not what it is about. */
function isUsual(path: string): boolean {
  return /^(?:[\d._-]+|index|main|mod|lib|doc|__init__|init|types?|utils?|helpers?|constants?|errors?|models?|views?|urls|admin|apps?|forms?|signals|config|base)$/i.test(
    stemOf(path),
  );
}

function foldersOf(paths: readonly string[], placeOf: (folder: string) => readonly [string, string]): Folders {
  const folders = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const [folder, owner] = placeOf(dirname(path));
    const subjects = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, subjects.set(`${owner}/${subjectOf(path)}`, path));
  }
  return new Map([...folders].filter(([, subjects]) => subjects.size >= fewestFiles));
}

// `packages/*/src/models` for the folder that several packages have, with the package that one is from.
function inEveryPackage(all: readonly string[]): (folder: string) => readonly [string, string] {
  const packages = new Map<string, number>();
  const patternsOf = (folder: string) => {
    const parts = folder.split('/');
    return parts
      .slice(0, -1)
      .map((owner, index) => [parts.with(index, '*').join('/'), owner] as const)
      .slice(1);
  };
  for (const folder of new Set(all)) {
    for (const [pattern] of patternsOf(folder)) packages.set(pattern, (packages.get(pattern) ?? 0) + 1);
  }
  return (folder) =>
    patternsOf(folder).find(([pattern]) => (packages.get(pattern) ?? 0) >= fewestPackages) ?? [folder, ''];
}

function pairsIn(folders: Folders, sources: readonly string[]) {
  const holders = new Map<string, string[]>();
  for (const [folder, subjects] of folders)
    for (const subject of subjects.keys()) holders.set(subject, [...(holders.get(subject) ?? []), folder]);
  return [...folders].flatMap(([from, own]) => {
    const shared = new Map<string, number>();
    for (const subject of own.keys())
      for (const folder of holders.get(subject) ?? []) shared.set(folder, (shared.get(folder) ?? 0) + 1);
    shared.delete(from);
    const alike = [...shared].filter(([, count]) => count * 2 >= own.size).map(([folder]) => folder);
    // folders of features side by side hold files for the same roles, not for the same things
    const areFeatures = alike.filter((folder) => dirname(folder) === dirname(from)).length >= mostAlike;
    const counterparts = alike
      .filter((folder) => !areFeatures || dirname(folder) !== dirname(from))
      .filter(
        (folder) =>
          dirname(folder) !== dirname(from) || own.size >= fewestOneSided || isMutual(own, folders.get(folder)),
      )
      .filter((folder) => !isDerived(own, folders.get(folder)) && !isLayerOverModels(from, folder))
      .filter((folder) => !areDerivedAlike(own, folder, alike, folders))
      .sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
    return counterparts.length > mostCounterparts ? [] : (together(from, own, counterparts, folders, sources) ?? []);
  });
}

/** That a serializer has a model says as little. */
function isLayerOverModels(from: string, to: string): boolean {
  return (
    /(?:^|\/)(?:serializers?|polic(?:y|ies)|factor(?:y|ies)|repositor(?:y|ies)|controllers?|views?|resources?|observers?|admin)$/i.test(
      from,
    ) && /(?:^|\/)(?:models?|entit(?:y|ies))$/i.test(to)
  );
}

/** Two parts of one folder are twins only where each has what the other has. */
function isMutual(own: ReadonlyMap<string, string>, other: ReadonlyMap<string, string> = new Map()): boolean {
  const both = [...own.keys()].filter((subject) => other.has(subject)).length;
  return holdsEnough(both, other.size);
}

/** `…Policy` is named after its model: that one has the model says nothing. */
function isDerived(own: ReadonlyMap<string, string>, other: ReadonlyMap<string, string> | undefined): boolean {
  const both = [...own].filter(([subject]) => other?.has(subject) === true);
  const derived = both.filter(([subject, path]) => {
    const theirs = other?.get(subject);
    return theirs !== undefined && nameWithoutKind(path) !== undefined && nameWithoutKind(theirs) === undefined;
  });
  return derived.length * 2 > both.length;
}

/** A policy and a factory are both named after a model: that one has the other says nothing about them. */
function areDerivedAlike(
  own: ReadonlyMap<string, string>,
  folder: string,
  alike: readonly string[],
  folders: Folders,
): boolean {
  const other = folders.get(folder);
  return (
    other !== undefined &&
    alike.some(
      (third) => third !== folder && isDerived(own, folders.get(third)) && isDerived(other, folders.get(third)),
    )
  );
}

/** The pair with as many counterparts as all hold together. */
function together(
  from: string,
  own: ReadonlyMap<string, string>,
  counterparts: readonly string[],
  folders: Folders,
  sources: readonly string[],
) {
  const all = sources.filter((path) => ownerIn(from, dirname(path)) !== undefined);
  const present = new Set(sources);
  const count = (to: readonly string[]) => {
    const forms = to.map((folder) => ({ folder, ...formsOf(own, folders.get(folder)) }));
    const endings = forms[0]?.endings ?? [];
    const has = (path: string) =>
      endings.some(
        (ending) =>
          path.endsWith(ending) &&
          forms.every(({ folder, counterpart }) =>
            present.has(
              join(
                folder.replace('*', ownerIn(from, dirname(path)) ?? ''),
                `${baseOf(path).slice(0, -ending.length)}${counterpart}`,
              ),
            ),
          ),
      );
    const found = counted(
      {
        from: endings.map((ending) => join(from, `*${ending}`)).join(', '),
        to: forms.map(({ folder, counterpart }) => join(folder, `*${counterpart}`)).join(', '),
      },
      all.filter(has),
      all.filter((path) => !has(path)),
    );
    return found && { ...found, folders: [from, ...to] };
  };
  let best: ReturnType<typeof count>;
  let to: string[] = [];
  for (const folder of counterparts) {
    const next = to.length < mostNamed ? count([...to, folder]) : undefined;
    if (next === undefined) continue;
    best = next;
    to = [...to, folder];
  }
  return best;
}

/** What stands for the star of a folder: nothing where it has none, undefined for another folder. */
function ownerIn(pattern: string, folder: string): string | undefined {
  if (pattern === folder) return '';
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !folder.startsWith(before) || !folder.endsWith(after)) return undefined;
  const owner = folder.slice(before.length, -after.length);
  return owner === '' || owner.includes('/') ? undefined : owner;
}

/** What follows the shared name: the most common endings here, and the one that the counterparts have. */
function formsOf(own: ReadonlyMap<string, string>, other: ReadonlyMap<string, string> = new Map()) {
  const pairs = [...own].flatMap(([subject, path]) => {
    const theirs = other.get(subject);
    return theirs === undefined ? [] : endingsOf(baseOf(path), baseOf(theirs));
  });
  const [[counterpart] = ['']] = mostOf(pairs.map(([, theirs]) => theirs));
  const endings = mostOf(pairs.filter(([, theirs]) => theirs === counterpart).map(([ours]) => ours));
  return {
    counterpart,
    endings: endings
      .filter(([, all]) => all.length > 1)
      .slice(0, mostEndings)
      .map(([one]) => one),
  };
}

/** What two names have after the words that both begin with. */
function endingsOf(one: string, other: string): [string, string][] {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  while (length > 0 && !(isBoundary(one, length) && isBoundary(other, length))) length -= 1;
  return length === 0 ? [] : [[one.slice(length), other.slice(length)]];
}

function isBoundary(name: string, index: number): boolean {
  return /^[._\-A-Z]/.test(name.slice(index));
}

function mostOf(values: readonly string[]): [string, string[]][] {
  return [...Map.groupBy(values, (value) => value)].sort((a, b) => b[1].length - a[1].length);
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isWithin(pair: Pair, wide: Pair): boolean {
  const fits = (folder: string) =>
    wide.folders.some((pattern) => {
      const parts = folder.split('/');
      const other = pattern.split('/');
      return parts.length === other.length && other.every((part, index) => part === '*' || part === parts[index]);
    });
  return pair.folders.filter(fits).length > 1;
}

/** What holds in both directions, or in part again, is said once. */
function withoutRepeats(found: readonly Pair[]) {
  return found
    .filter((one, index) => {
      const [, ...to] = one.folders;
      const isIn = (folders: readonly string[]) => (folder: string) => folders.includes(folder);
      return !found
        .slice(0, index)
        .some(({ folders }) => one.folders.every(isIn(folders)) || to.every(isIn(folders.slice(1))));
    })
    .map(({ folders: _, ...one }) => one);
}
