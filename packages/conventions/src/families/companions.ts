import type { Entry } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { isTest } from '../sources/is-test.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { spans } from './spans.ts';

const mostPairs = 8;
const mostNamed = 3;
const mostCompanions = 3;
const mostOfACommit = 15;
const fewestChanges = 6;
const fewestFiles = 8;
const mostAlike = 4;
const mostCounterparts = 8;
/** A file that so many commits change goes with nothing in particular. */
const commonShare = 0.1;

/** Two folders whose files go by the same names, so that a new file in one needs one in the other. */
export const parallelNames: Entry = {
  id: 'parallel-names',
  value: 9,
  sentence: {
    en: ({ from, to }) =>
      `Files in \`${from}\` have a counterpart of the same name in \`${to}\`; keep the two in step.`,
    de: ({ from, to }) =>
      `Dateien in \`${from}\` haben ein gleichnamiges Gegenstück in \`${to}\`; ändere beide zusammen.`,
  },
  find: ({ paths }) => {
    const folders = new Map<string, Map<string, string>>();
    for (const path of paths) {
      if (languageOf(path) === undefined || isTest(path)) continue;
      const folder = dirname(path);
      const stems = folders.get(folder) ?? new Map<string, string>();
      folders.set(folder, stems.set(subjectOf(path), path));
    }
    const large = new Map([...folders].filter(([, stems]) => stems.size >= fewestFiles));
    const holders = new Map<string, string[]>();
    for (const [folder, stems] of large)
      for (const stem of stems.keys()) holders.set(stem, [...(holders.get(stem) ?? []), folder]);
    const found = [...large].flatMap(([from, own]) => {
      const shared = new Map<string, number>();
      for (const stem of own.keys())
        for (const folder of holders.get(stem) ?? []) shared.set(folder, (shared.get(folder) ?? 0) + 1);
      shared.delete(from);
      const alike = [...shared].filter(([, count]) => count * 2 >= own.size).map(([folder]) => folder);
      // folders of features side by side hold files for the same roles, not for the same things
      const areFeatures = alike.filter((folder) => dirname(folder) === dirname(from)).length >= mostAlike;
      const counterparts = alike.filter((folder) => !areFeatures || dirname(folder) !== dirname(from));
      if (counterparts.length > mostCounterparts) return [];
      return counterparts.flatMap((to) => {
        const theirs = large.get(to);
        const both = [...own].filter(([stem]) => theirs?.has(stem) === true).map(([, path]) => path);
        const alone = [...own].filter(([stem]) => theirs?.has(stem) !== true).map(([, path]) => path);
        return counted({ from, to }, both, alone) ?? [];
      });
    });
    return withoutReverses(
      found.sort((a, b) => b.holds - a.holds),
      ({ values }) => [values.from, values.to],
    ).slice(0, mostPairs);
  },
};

/** What holds in both directions is said once. */
function withoutReverses<Found>(found: readonly Found[], endsOf: (one: Found) => readonly unknown[]): Found[] {
  const ends = found.map((one) => endsOf(one).join('\n'));
  return found.filter((one, index) => {
    const reverse = ends.indexOf([...endsOf(one)].reverse().join('\n'));
    return reverse === -1 || reverse > index;
  });
}

/** What a file is about: its name without case, separators and the words for its kind. */
function subjectOf(path: string): string {
  return stemOf(path)
    .replace(/[-_.]/g, '')
    .replace(
      /(?:Controller|Service|Serializer|Presenter|Policy|Repository|Resource|Request|Factory|Model|Schema|Type|Resolver|Form|View)$/i,
      '',
    )
    .toLowerCase();
}

/** Files that the history changes together. */
export const changedTogether: Entry = {
  id: 'changed-together',
  value: 9,
  sentence: {
    en: ({ paths, companion }) => `If you change ${spans(paths, ' or ')}, look at \`${companion}\` as well.`,
    de: ({ paths, companion }) => `Wenn du ${spans(paths, ' oder ')} änderst, sieh dir auch \`${companion}\` an.`,
  },
  find: ({ history, paths }) => {
    const present = new Set(paths);
    const commits = history
      .filter((commit) => commit.length <= mostOfACommit)
      .map((commit) => commit.filter((path) => present.has(path) && !isNoise(path)))
      .filter((commit) => commit.length > 1);
    const changes = new Map<string, number>();
    const together = new Map<string, Map<string, number>>();
    for (const commit of commits) {
      for (const path of commit) {
        changes.set(path, (changes.get(path) ?? 0) + 1);
        const partners = together.get(path) ?? new Map<string, number>();
        together.set(path, partners);
        for (const other of commit) if (other !== path) partners.set(other, (partners.get(other) ?? 0) + 1);
      }
    }
    const pairs = [...together].flatMap(([path, partners]) => {
      const companions = [...partners].filter(
        ([other, times]) =>
          times >= fewestChanges &&
          times / (changes.get(path) ?? 0) >= 0.8 &&
          (changes.get(other) ?? 0) < Math.max(commits.length * commonShare, 2 * fewestChanges) &&
          !isObvious(path, other),
      );
      // what changes with many files was changed by a tool
      return companions.length > mostCompanions
        ? []
        : companions.map(([companion, holds]) => ({ path, companion, holds, of: changes.get(path) ?? holds }));
    });
    const byCompanion = new Map<string, typeof pairs>();
    const sorted = pairs.sort((a, b) => b.holds - a.holds);
    for (const pair of withoutReverses(sorted, ({ path, companion }) => [path, companion]))
      byCompanion.set(pair.companion, [...(byCompanion.get(pair.companion) ?? []), pair]);
    return [...byCompanion.values()]
      .map((all) => ({
        values: {
          paths: all
            .slice(0, mostNamed)
            .map(({ path }) => path)
            .join(', '),
          companion: all[0]?.companion ?? '',
        },
        holds: all.reduce((sum, { holds }) => sum + holds, 0),
        of: all.reduce((sum, { of }) => sum + of, 0),
        examples: [],
        exceptions: [],
      }))
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostPairs);
  },
};

/** Files that change with everything. */
function isNoise(path: string): boolean {
  return /^\.(?:github|circleci|gitlab)|(?:^|\/)(?:CHANGELOG|HISTORY|NEWS|VERSION)|lock(?:\.json|\.yaml|b)?$|\.lock$|\.snap$|(?:^|\/)(?:package|composer|changelog)\.json$/i.test(
    path,
  );
}

/** A test beside its source, or two files of one component, are seen at once. */
function isObvious(path: string, other: string): boolean {
  return subjectOf(path) === subjectOf(other) || isTest(path) || isTest(other);
}
