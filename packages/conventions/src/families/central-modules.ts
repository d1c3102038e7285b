import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource } from '../convention.ts';
import { stemOf } from '../sources/path-parts.ts';
import { areasOf } from './areas-of.ts';
import { doors } from './doors.ts';
import { ownModules } from './own-modules.ts';
import { below, unter } from './place-words.ts';
import { usersOfModules } from './users-of-modules.ts';

const fewestUsers = 8;
/** The share of the files of an area that use a module which is one of its centers. */
const leastShare = 0.08;
/** The share of the files of an area that use one of its centers; fewer show none. */
const leastUsing = 0.2;
const mostModules = 6;
const longest = 240;
const mostNames = 2;
/** The share of the users of a module that take a name which stands for it. */
const leastOfName = 0.3;

/** The modules that most files of an area use, with what they take from them: where its central things are. */
export const centralModules: Entry = {
  id: 'central-modules',
  value: 5,
  sentence: {
    en: ({ place = '', modules, names }) => `Most used${below(place)}: ${named(' and ', modules, names)}.`,
    de: ({ place = '', modules, names }) => `Am meisten genutzt${unter(place)}: ${named(' und ', modules, names)}.`,
  },
  find: (project) => {
    const sources = project.files.filter((file) => !file.isTest);
    const said = new Set([...doors.find(project), ...ownModules.find(project)].map(({ values }) => values.module));
    const users = usersOfModules({ files: sources });
    return areasOf(sources.map(({ path }) => path)).flatMap(({ place, paths }) => {
      const inArea = new Set(paths);
      const central = [...users]
        .map(([module, all]) => ({ module, by: all.filter((path) => inArea.has(path)) }))
        .filter(({ module, by }) => isWithin(module, place) && by.length >= least(paths.length) && !said.has(module))
        .filter(({ module }) => !module.endsWith('/') && !isTest(module) && !isPart(module) && !isUsual(module))
        .map((one) => ({ ...one, names: namesOf(one.module, project.files) }))
        .filter(({ names }) => names.length > 0)
        .sort((a, b) => b.by.length - a.by.length || (a.module < b.module ? -1 : 1))
        .slice(0, mostModules)
        .filter((_, index, all) => lengthOf(all.slice(0, index + 1)) <= longest);
      const [first] = central;
      if (first === undefined) return [];
      const using = new Set(central.flatMap(({ by }) => by));
      if (using.size < paths.length * leastUsing) return [];
      return [
        {
          values: {
            place,
            modules: central.map(({ module }) => fromPlace(module, place)).join(', '),
            names: central.map(({ names }) => names.join('+')).join(', '),
          },
          holds: using.size,
          of: paths.filter((path) => !central.some(({ module }) => module === path)).length,
          examples: first.by.slice(0, 1),
          exceptions: [],
        },
      ];
    });
  },
};

/** The characters that modules with their names take in a sentence, more or less. */
function lengthOf(all: readonly { readonly module: string; readonly names: readonly string[] }[]): number {
  return all.reduce((sum, { module, names }) => sum + module.length + names.join(' and ').length + 8, 0);
}

/** A module that holds whatever its users share, and is looked up by them anyway, or the class that a framework gives. */
function isUsual(module: string): boolean {
  return /^(?:utils?|helpers?|consts?|constants?|types?|common|misc|lib|(?:Base)?Controller|(?:Base)?Model)$/i.test(
    stemOf(module),
  );
}

function least(files: number): number {
  return Math.max(fewestUsers, files * leastShare);
}

/** Each name with the module behind it. */
function named(joint: string, modules = '', names = ''): string {
  const symbols = names.split(', ');
  return modules
    .split(', ')
    .map((module, index) => {
      const spans = (symbols[index] ?? '').split('+').map((name) => `\`${name}\``);
      return spans.join() === `\`${module}\`` ? spans.join() : `${spans.join(joint)} (\`${module}\`)`;
    })
    .join(', ');
}

function fromPlace(module: string, place: string): string {
  const path = module.replace(/\/$/, '');
  return place === '' ? path : path.slice(place.length + 1);
}

function isWithin(module: string, place: string): boolean {
  return place === '' || module.startsWith(`${place}/`);
}

/** A component of pages, which its users find by its name. */
function isPart(module: string): boolean {
  return (
    /\.(?:vue|svelte|astro)$/.test(module) || (/\.[jt]sx$/.test(module) && /^[A-Z]|^[a-z-]+$/.test(stemOf(module)))
  );
}

/** What most users take from a module by name; its own name where a language imports it whole. */
function namesOf(module: string, files: readonly OwnSource[]): string[] {
  const taken = new Map<string, number>();
  let users = 0;
  for (const { own } of files) {
    const names = new Set(own.flatMap((one) => (one.module === module && !one.isType ? one.names : [])));
    if (own.some((one) => one.module === module)) users += 1;
    for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  if (taken.size === 0) return [stemOf(module.replace(/\/$/, ''))];
  return [...taken]
    .filter(([, times]) => times >= users * leastOfName)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostNames)
    .map(([name]) => name);
}
