import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource } from '../convention.ts';
import { languageOf } from '../sources/all-languages.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { spans } from './spans.ts';

const fewestFiles = 8;
const fewestComponents = 12;
const mostFolders = 3;
const mostStatements = 6;

/** A module that imports every file of a folder, so that a new one is unknown until it is named there. */
export const registries: Entry = {
  id: 'registry',
  value: 9,
  sentence: {
    en: ({ folder, module = '' }) =>
      `After adding a file to ${spans(folder, ' or ')}, register it in ${module.includes('/') ? `\`${module}\`` : `the \`${module}\` there`}.`,
    de: ({ folder, module = '' }) =>
      `Trage eine neue Datei aus ${spans(folder, ' oder ')} in ${module.includes('/') ? `\`${module}\`` : `die dortige \`${module}\``} ein.`,
  },
  find: ({ files, paths }) => {
    const members = Map.groupBy(
      paths.filter((path) => languageOf(path) !== undefined && !isTest(path) && !isUsual(path)),
      dirname,
    );
    const importers = importersIn(files);
    const found = [...members].flatMap(([folder, all]) => {
      if (all.length < fewestFiles) return [];
      const modules = new Set(all.flatMap((path) => importers.get(path) ?? []));
      const full = [...modules].flatMap((module) => {
        const others = all.filter((path) => path !== module);
        const follow = others.filter((path) => importers.get(path)?.includes(module) === true);
        const differ = others.filter((path) => importers.get(path)?.includes(module) !== true);
        // a module that uses most files beside it is no list of them
        const isWhole = differ.length === 0 || dirname(module) !== folder || isUsual(module);
        const isKnown =
          isWhole &&
          !isHabit(module, folder) &&
          counted({}, follow, differ) !== undefined &&
          isRegistry(module, folder, follow, importers);
        return isKnown ? [{ folder, module, follow, differ }] : [];
      });
      return full.sort((a, b) => b.follow.length - a.follow.length).slice(0, 1);
    });
    // one index of many folders, and the index that each of many folders has, are said once
    const groups = Map.groupBy(found, ({ folder, module }) => (dirname(module) === folder ? nameOf(module) : module));
    return [...groups]
      .flatMap(([module, all]) => {
        const [first] = all;
        const largest = all.toSorted((a, b) => b.follow.length - a.follow.length).slice(0, mostFolders);
        return (
          counted(
            {
              folder: largest.map(({ folder }) => folder).join(', '),
              module: all.length === 1 && first !== undefined ? first.module : module,
            },
            largest.flatMap(({ follow }) => follow),
            largest.flatMap(({ differ }) => differ),
          ) ?? []
        );
      })
      .sort((a, b) => b.holds - a.holds)
      .slice(0, mostStatements);
  },
};

function importersIn(files: readonly OwnSource[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, own, isTest: ofTest } of files) {
    if (ofTest) continue;
    for (const module of new Set(own.map((one) => one.module)))
      if (module !== path) importers.set(module, [...(importers.get(module) ?? []), path]);
  }
  return importers;
}

/** A module that only uses all files of a folder shares most of them with others. */
function isRegistry(
  module: string,
  folder: string,
  members: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (dirname(module) === folder && isUsual(module)) return true;
  if (/(?:^|\/)(?:dtos?|types?|interfaces?|constants?|utils?|helpers?)$/i.test(folder)) return false;
  // a component that is made of others is no list of them
  if (/\.(?:[jt]sx|vue|svelte)$/.test(module) && members.length < fewestComponents) return false;
  const knownHereAlone = members.filter(
    (path) => (importers.get(path) ?? []).filter((one) => one !== module && dirname(one) !== folder).length <= 1,
  );
  return knownHereAlone.length * 2 >= members.length;
}

/** Where the framework looks for routes and what stands before them, everybody registers a new file. */
function isHabit(module: string, folder: string): boolean {
  return (
    /^(?:php|ruby|python)$/.test(languageOf(module)?.name ?? '') &&
    /(?:^|\/)(?:routes\/[^/]+|Kernel|urls|routes|bootstrap\/app)\.\w+$/.test(module) &&
    /(?:controllers|middleware|views)(?:\/|$)/i.test(folder)
  );
}

function isUsual(path: string): boolean {
  return /^(?:index|__init__|types?|utils?|helpers?|base)$/i.test(stemOf(path));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
