import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, ProjectSources } from '../convention.ts';
import { dirname } from '../sources/path-parts.ts';
import { type EnoughChanges, isEnough, isNoise } from './changed-together.ts';
import { registries } from './registries.ts';
import { spans } from './spans.ts';

const mostStatements = 6;
const mostPlaces = 4;
const mostOfACommit = 40;
/** The oldest commits that are known may be the first that only changed a file. */
const oldest = 20;
const enough: EnoughChanges = { share: 0.8, bound: 0.5, times: 6 };
/** A file that a larger share of all commits changes goes with nothing in particular. */
const commonShare = 0.1;

/** What the history changes whenever a file of one folder is new: the recipe of a frequent change. */
export const newFiles: Entry = {
  id: 'new-file',
  value: 9,
  sentence: {
    en: ({ folder, files, folders }) =>
      `A new file in \`${folder}\` touches ${spans(files, ' and ')}${folders === '' ? '' : ` and brings a new one in ${spans(folders, ' and ')}`}.`,
    de: ({ folder, files, folders }) =>
      `Zu einer neuen Datei in \`${folder}\` gehören Änderungen an ${spans(files, ' und ')}${folders === '' ? '' : ` und eine neue Datei in ${spans(folders, ' und ')}`}.`,
  },
  find: (project) => {
    const { history, paths } = project;
    const present = new Set(paths);
    const small = history.map((commit) =>
      commit.length > mostOfACommit ? [] : commit.filter((path) => present.has(path) && !isNoise(path)),
    );
    const added = additionsIn(history, small);
    const changed = tallied(small, (path) => path);
    const listed = registries
      .find(project)
      .flatMap(({ values: { folder = '', module = '' } }) => folder.split(', ').map((one) => `${one} ${module}`));
    const isListed = (folder: string, path: string) =>
      listed.some((one) => one === `${folder} ${path}` || one === `${folder} ${path.slice(folder.length + 1)}`);
    return [...added]
      .filter(([folder, commits]) => commits.size >= enough.times && !isTest(`${folder}/`) && !isUsual(folder))
      .flatMap(([folder, commits]) => {
        const goesAlong = (own: ReadonlySet<number>) =>
          own.size < Math.max(history.length * commonShare, 2 * enough.times) &&
          isEnough({ holds: commits.intersection(own).size, of: commits.size }, enough);
        const files = best(changed, commits, (path, own) => {
          return dirname(path) !== folder && !isTest(path) && !isListed(folder, path) && goesAlong(own);
        });
        const folders = best(added, commits, (other, own) => other !== folder && goesAlong(own));
        const along = [...files, ...folders];
        if (files.length === 0) return [];
        return [
          {
            values: {
              folder,
              files: files.map(([path]) => path).join(', '),
              folders: folders.map(([path]) => path).join(', '),
            },
            holds: Math.min(...along.map(([, own]) => commits.intersection(own).size)),
            of: commits.size,
            examples: [],
            exceptions: [],
          },
        ];
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostStatements);
  },
};

type Commits = ReadonlyMap<string, ReadonlySet<number>>;

/** The commits that added a file to each folder: the oldest of a file that is known. */
function additionsIn(history: ProjectSources['history'], small: readonly (readonly string[])[]): Commits {
  const first = new Map<string, number>();
  for (const [index, commit] of history.entries()) for (const path of commit) first.set(path, index);
  const newIn = small.map((commit, index) =>
    commit.filter((path) => first.get(path) === index && index < history.length - oldest),
  );
  return tallied(newIn, dirname);
}

function tallied(commits: readonly (readonly string[])[], keyOf: (path: string) => string): Commits {
  const all = new Map<string, Set<number>>();
  for (const [index, commit] of commits.entries())
    for (const path of commit) all.set(keyOf(path), (all.get(keyOf(path)) ?? new Set<number>()).add(index));
  return all;
}

/** The places that most of these commits touched. */
function best(
  all: Commits,
  commits: ReadonlySet<number>,
  goesAlong: (place: string, own: ReadonlySet<number>) => boolean,
): [string, ReadonlySet<number>][] {
  return [...all]
    .filter(([place, own]) => place !== '' && goesAlong(place, own))
    .sort((a, b) => commits.intersection(b[1]).size - commits.intersection(a[1]).size || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostPlaces);
}

/** Where a tool of the framework writes the rest. */
function isUsual(folder: string): boolean {
  return folder === '' || /(?:^|\/)db\/migrate$/.test(folder);
}
