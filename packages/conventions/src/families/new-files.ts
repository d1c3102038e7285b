import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, ProjectSources } from '../convention.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { type EnoughChanges, isEnough, isNoise } from './changed-together.ts';
import { registries } from './registries.ts';
import { spans } from './spans.ts';
import { subjectOf } from './subject-of.ts';

const mostStatements = 6;
const mostPlaces = 4;
const mostOfACommit = 40;
/** The oldest commits that are known may be the first that only changed a file. */
const oldest = 20;
const enough: EnoughChanges = { share: 0.8, bound: 0.5, times: 6 };
/** A file that a larger share of all commits changes goes with nothing in particular. */
const commonShare = 0.1;
/** A shorter name is part of many words. */
const shortName = 4;

/** What the history changes whenever a file of one folder is new, and what names the new file: the recipe of a frequent change. */
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
    const newIn = additionsIn(history, small);
    const added = tallied(newIn, dirname);
    const isNamedIn = namesIn(project);
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
        const tied = (own: ReadonlySet<number>, isTied: (file: string, commit: readonly string[]) => boolean) =>
          new Set(
            [...commits.intersection(own)].filter((index) =>
              newIn[index]?.some((file, _, commit) => dirname(file) === folder && isTied(file, commit)),
            ),
          );
        const candidates = [...changed].filter(
          ([path, own]) => dirname(path) !== folder && !isTest(path) && !isListed(folder, path) && goesAlong(own),
        );
        const files = best(
          candidates.map(([path, own]) => [path, tied(own, (file) => isNamedIn(file, path))]),
          goesAlong,
        );
        const partners = [...added].filter(([other, own]) => other !== folder && goesAlong(own));
        const folders = best(
          partners.map(([other, own]) => [
            other,
            tied(own, (file, commit) =>
              commit.some((one) => dirname(one) === other && subjectOf(one) === subjectOf(file)),
            ),
          ]),
          goesAlong,
        );
        const along = [...files, ...folders];
        if (files.length === 0) return [];
        return [
          {
            values: {
              folder,
              files: files.map(([path]) => path).join(', '),
              folders: folders.map(([path]) => path).join(', '),
            },
            holds: Math.min(...along.map(([, own]) => own.size)),
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

/** The files that each commit added: it is the oldest of a file that is known. */
function additionsIn(history: ProjectSources['history'], small: readonly (readonly string[])[]): string[][] {
  const first = new Map<string, number>();
  for (const [index, commit] of history.entries()) for (const path of commit) first.set(path, index);
  return small.map((commit, index) =>
    commit.filter((path) => first.get(path) === index && index < history.length - oldest),
  );
}

function tallied(commits: readonly (readonly string[])[], keyOf: (path: string) => string): Commits {
  const all = new Map<string, Set<number>>();
  for (const [index, commit] of commits.entries())
    for (const path of commit) all.set(keyOf(path), (all.get(keyOf(path)) ?? new Set<number>()).add(index));
  return all;
}

/** The places that most of these commits touched. */
function best(
  all: readonly (readonly [string, ReadonlySet<number>])[],
  goesAlong: (own: ReadonlySet<number>) => boolean,
): (readonly [string, ReadonlySet<number>])[] {
  return all
    .filter(([place, own]) => place !== '' && goesAlong(own))
    .sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostPlaces);
}

/** Whether the text of a source names a file, in whichever spelling; of a text that was not read nothing is known. */
function namesIn({ texts }: ProjectSources): (file: string, path: string) => boolean {
  const squashed = (text: string) => text.replace(/[-_.]/g, '').toLowerCase();
  const known = new Map<string, string>();
  return (file, path) => {
    const text = texts.get(path) ?? '';
    const name = stemOf(file);
    if (name.length < shortName)
      return text
        .toLowerCase()
        .split(/[^\w$]+/)
        .includes(name.toLowerCase());
    const own = known.get(path) ?? squashed(text);
    known.set(path, own);
    return own.includes(squashed(name));
  };
}

/** Where a tool of the framework writes the rest. */
function isUsual(folder: string): boolean {
  return folder === '' || /(?:^|\/)db\/migrate$/.test(folder);
}
