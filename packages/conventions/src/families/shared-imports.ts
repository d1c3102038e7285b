import type { Entry, OwnSource } from '../convention.ts';
import { holdsEnough } from '../count/holds-enough.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { doors } from './doors.ts';
import { narrowed } from './narrowed.ts';
import { ownModules } from './own-modules.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const fewestFiles = 8;
const fewestInFolder = 12;
const mostStatements = 8;
const mostOfOne = 2;
/** What is used so much more often here than elsewhere says something about here. */
const leastLift = 2;

/** What nearly all files of a kind or a folder take from one module: how handlers check who asks, how pages get their frame. */
export const sharedImports: Entry = {
  id: 'shared-import',
  value: 8,
  sentence: {
    en: ({ kind, place, names, module }) =>
      `Files${kind === '' ? '' : ` named ${spans(kind)}`}${below(place)} use ${spans(names, ' and ')} from \`${module}\`.`,
    de: ({ kind, place, names, module }) =>
      `Dateien${kind === '' ? '' : ` mit dem Namen ${spans(kind)}`}${unter(place)} nutzen ${spans(names, ' und ')} aus \`${module}\`.`,
  },
  find: (project) => {
    const sources = project.files.filter(
      ({ isTest, language }) => !isTest && (language === 'script' || language === 'python'),
    );
    const isValue = valuesOf(sources, new Set(project.paths));
    const said = new Set([...doors.find(project), ...ownModules.find(project)].map(({ values }) => values.module));
    const users = usersOfSymbols(sources);
    const isTypical = ({ module, name, follow, differ }: Found) => {
      const outside = (users.get(`${module}\n${name}`) ?? 0) - follow.length;
      const others = sources.length - follow.length - differ.length;
      return others === 0 || outside / others <= follow.length / (follow.length + differ.length) / leastLift;
    };
    const best = new Map<string, Found>();
    for (const group of groupsOf(sources)) {
      for (const found of sharedBy(group, isValue)) {
        if (said.has(found.module) || found.kind.includes(found.name)) continue;
        if (!isTypical(found)) continue;
        const symbol = `${found.module}\n${found.name}`;
        const known = best.get(symbol);
        if (known === undefined || found.follow.length > known.follow.length) best.set(symbol, found);
      }
    }
    const merged = Map.groupBy(best.values(), ({ kind, place, module }) => [kind, place, module].join('\n'));
    const statements = [...merged.values()].flatMap((all) => {
      const [first] = all.toSorted((a, b) => b.follow.length - a.follow.length || (a.name < b.name ? -1 : 1));
      if (first === undefined) return [];
      const { kind, place, module, follow, differ } = first;
      const names = all.filter((one) => one.follow.length === follow.length).map(({ name }) => name);
      return counted({ kind, place, names: names.slice(0, 3).join(', '), module }, follow, differ) ?? [];
    });
    return statements
      .sort((a, b) => b.holds - a.holds)
      .filter(
        ({ values: { module, kind, place } }, index, all) =>
          all.slice(0, index).filter(({ values }) => values.module === module).length < mostOfOne &&
          all.slice(0, index).filter(({ values }) => values.kind === kind && values.place === place).length < mostOfOne,
      )
      .slice(0, mostStatements);
  },
};

interface Group {
  readonly kind: string;
  readonly place: string;
  readonly files: readonly OwnSource[];
}

interface Found {
  readonly kind: string;
  readonly place: string;
  readonly module: string;
  readonly name: string;
  readonly follow: readonly string[];
  readonly differ: readonly string[];
}

/** Files of one kind, and the files of each folder. */
function groupsOf(files: readonly OwnSource[]): Group[] {
  const kinds = Map.groupBy(files, ({ path }) => kindOf(path));
  const folders = new Map<string, OwnSource[]>();
  for (const file of files) {
    for (let folder = dirname(file.path); folder.includes('/'); folder = dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [
    ...[...kinds].flatMap(([kind, own]) =>
      kind === undefined ? [] : [{ kind, place: commonFolder(own.map(({ path }) => path)), files: own }],
    ),
    ...[...folders].map(([place, own]) => ({ kind: '', place, files: own })),
  ].filter(({ kind, files: own }) => own.length >= (kind === '' ? fewestInFolder : fewestFiles));
}

/** `route.ts`, `*.controller.ts`, `*Controller.ts`, `*_view.py`: what the name of a file says about its role. */
function kindOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dotted = /^[^.]+(\.[a-z-]+\.[a-z]+)$/.exec(name)?.[1];
  if (dotted !== undefined) return `*${dotted}`;
  const word = /[a-z0-9]([A-Z][a-z0-9]+\.[a-z]+)$/.exec(name)?.[1] ?? /[a-z0-9](_[a-z0-9]+\.py)$/.exec(name)?.[1];
  if (word !== undefined) return `*${word}`;
  return /^(?:index|__init__|utils?|types?|constants?)\./.test(name) ? undefined : name;
}

function sharedBy({ kind, place, files }: Group, isValue: (module: string, name: string) => boolean): Found[] {
  const users = new Map<string, { module: string; name: string; by: Set<string> }>();
  for (const { path, own, classes } of files) {
    const bases = new Set(classes.flatMap((one) => [...one.bases, ...one.mixins]));
    for (const { module, names, isType } of own) {
      if (isType) continue;
      for (const name of names) {
        if (bases.has(name) || !isValue(module, name)) continue;
        const key = `${module}\n${name}`;
        const one = users.get(key) ?? { module, name, by: new Set() };
        users.set(key, one);
        one.by.add(path);
      }
    }
  }
  return [...users.values()].flatMap(({ module, name, by }) => {
    const others = files.filter(({ path }) => path !== module);
    const found = kind === '' ? whole(others, by, place) : narrowed(others, ({ path }) => by.has(path));
    const follow = found.follow.map(({ path }) => path);
    const differ = found.differ.map(({ path }) => path);
    return holdsEnough(follow.length, follow.length + differ.length)
      ? [{ kind, place: found.place, module, name, follow, differ }]
      : [];
  });
}

function whole(files: readonly OwnSource[], by: ReadonlySet<string>, place: string) {
  return { place, follow: files.filter(({ path }) => by.has(path)), differ: files.filter(({ path }) => !by.has(path)) };
}

/** How many files take each name from each module. */
function usersOfSymbols(files: readonly OwnSource[]): Map<string, number> {
  const users = new Map<string, number>();
  for (const { own } of files) {
    const taken = own.flatMap(({ module, names }) =>
      names.map(
        (name) => `${module}
${name}`,
      ),
    );
    for (const symbol of new Set(taken)) users.set(symbol, (users.get(symbol) ?? 0) + 1);
  }
  return users;
}

/** A function, or a component in another one: a class and a type are what the compiler asks for. */
function valuesOf(files: readonly OwnSource[], paths: ReadonlySet<string>): (module: string, name: string) => boolean {
  const forms = new Map(files.map(({ path, exports }) => [path, new Map(exports.map((one) => [one.name, one.form]))]));
  return (module, name) => {
    const form = forms.get(module)?.get(name);
    if (form === 'type' || form === 'interface' || form === 'class') return false;
    // a package of Python is taken from for the modules in it
    if (paths.has(`${dirname(module)}/${name}.py`) || paths.has(`${dirname(module)}/${name}/__init__.py`)) return false;
    // what a module passes on belongs to a package, which everybody knows
    if (form === undefined && /\.[cm]?[jt]s$/.test(module)) return false;
    if (/^(?:Button|Icon|Text|Input|Label|Separator|Flex|Box|Link|Image|Typography|Spinner)$/.test(name)) return false;
    return /^[a-z_$]/.test(name) || /\.(?:[jt]sx|vue|svelte)$/.test(module);
  };
}
