import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { type Area, areasOf, partsOf } from './areas-of.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const mostFolders = 9;
const longest = 230;
const fewestFolders = 3;
const fewestFiles = 2;
/** A folder with less of the files of its area is left out. */
const leastShare = 0.02;
/** A folder with more of them than this is named by the folders in it. */
const largestShare = 0.3;

/** The folders in which most of the code of each large part lies. */
export const folderMap: Entry = {
  id: 'folder-map',
  value: 6,
  sentence: {
    en: ({ place, folders }) => `Code${below(place)}: ${spans(folders)}.`,
    de: ({ place, folders }) => `Code${unter(place)}: ${spans(folders)}.`,
  },
  find: ({ paths }) =>
    areasOf(paths.filter((path) => isWritten(path) && !isTest(path) && !isAside(path))).flatMap((area) => {
      const folders = foldersIn(area);
      const [first] = folders;
      // the folders of the root are seen at once
      const isSeen = area.place === '' && folders.every(({ place }) => !place.includes('/'));
      if (first === undefined || folders.length < fewestFolders || isSeen) return [];
      const holds = folders.reduce((sum, one) => sum + one.paths.length, 0);
      if (holds * 2 < area.paths.length) return [];
      const names = folders.map(({ place }) => (area.place === '' ? place : place.slice(area.place.length + 1)));
      return [
        {
          values: { place: area.place, folders: names.join(', ') },
          holds,
          of: area.paths.length,
          examples: first.paths.slice(0, 1),
          exceptions: [],
        },
      ];
    }),
};

/** The largest folders of an area; one that holds much of it gives way to those in it. */
function foldersIn(area: Area): Area[] {
  let folders = partsOf(area.paths, area.place);
  for (;;) {
    const wide = folders.find(
      ({ place, paths }) =>
        paths.length > area.paths.length * largestShare &&
        partsOf(paths, place).filter(isLarge).length > 1 &&
        isTold(partsOf(paths, place), paths.length),
    );
    if (wide === undefined) break;
    folders = [...folders.filter((one) => one !== wide), ...partsOf(wide.paths, wide.place)];
  }
  let length = 0;
  return folders
    .filter(isLarge)
    .sort((a, b) => b.paths.length - a.paths.length || (a.place < b.place ? -1 : 1))
    .slice(0, mostFolders)
    .filter(({ place }) => {
      length += place.length - area.place.length + 3;
      return length <= longest;
    });

  /** Many folders of one size are named by the one that holds them. */
  function isTold(parts: readonly Area[], files: number): boolean {
    const named = parts.filter(isLarge).slice(0, mostFolders);
    return named.reduce((sum, { paths }) => sum + paths.length, 0) * 2 >= files;
  }

  function isLarge({ paths }: Area): boolean {
    return paths.length >= Math.max(fewestFiles, area.paths.length * leastShare);
  }
}

/** What people write by hand and a change touches: sources, templates, queries, interfaces. */
function isWritten(path: string): boolean {
  return (
    languageOf(path) !== undefined ||
    /\.(?:erb|haml|slim|twig|blade\.php|hbs|ejs|pug|mustache|liquid|cshtml|razor|heex|jinja2?|j2|mjml|sql|graphql|proto)$/.test(
      path,
    )
  );
}

/** What is written once, or shows the product rather than being it. */
function isAside(path: string): boolean {
  return /(?:^|\/)(?:migrations?|migrate|seeds?|seeders?|lang|locales?|translations?|public|docs?|examples?|samples?|vendor|third_party|\.[^/]+)\//i.test(
    path,
  );
}
