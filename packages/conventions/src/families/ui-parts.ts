import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { doors } from './doors.ts';
import { inWholeOrParts, joinPlaces } from './in-whole-or-parts.ts';
import { isPage } from './is-page.ts';
import { below, unter } from './place-words.ts';
import { spans } from './spans.ts';

const mostNames = 3;
/** One part alone is no library. */
const fewestNames = 2;

/** What every interface is made of, with the prefix of a library or a house before it. */
const part =
  /^(?:[A-Z]|El|Ui|UI|App|Base|Mud|Ion|Van)?(Button|Dialog|Modal|Drawer|Input|TextField|Textarea|Select|Checkbox|Switch|Table|Form|Tooltip|Popover|Card|Badge|Tabs|Alert)$/;

/** Where pages take their buttons, dialogs and fields from. */
export const uiParts: Entry = {
  id: 'ui-part',
  value: 7,
  sentence: {
    en: ({ names, source, place }) => `Take ${spans(names, ' and ')}${below(place)} from \`${source}\`.`,
    de: ({ names, source, place }) => `Nimm ${spans(names, ' und ')}${unter(place)} aus \`${source}\`.`,
  },
  find: (project) => {
    const said = doors.find(project).map(({ values }) => values.module ?? '');
    const taken = project.files.filter(isPage).flatMap(partsOf);
    return joinPlaces(inWholeOrParts(taken, counting)).filter(
      ({ values: { source } }) => !said.some((module) => module === source || module.startsWith(`${source}/`)),
    );
  },
};

interface Taken {
  readonly path: string;
  readonly name: string;
  readonly source: string;
}

/** The parts that a file takes from elsewhere: from a package, or from the folder where its house keeps them. */
function partsOf({ path, own, outside }: OwnSource): Taken[] {
  const from = (source: string, names: readonly string[]) =>
    names.filter((name) => part.test(name)).map((name) => ({ path, name, source }));
  return [
    ...own.flatMap(({ module, names, isType }) => (isType ? [] : from(folderOf(module), names))),
    ...outside.flatMap(({ from: name, names, isType }) => (isType ? [] : from(packageOf(name), names))),
  ].filter(({ source }) => !`${path}/`.startsWith(`${source}/`));
}

/** A part may have a folder of its own. */
function folderOf(module: string): string {
  const folder = dirname(module);
  const last = folder.slice(folder.lastIndexOf('/') + 1).toLowerCase();
  const isOwn = stemOf(module) === 'index' || last === stemOf(module).toLowerCase();
  return isOwn && !/^(?:ui|components?|elements|primitives|common|base|shared)$/.test(last) ? dirname(folder) : folder;
}

function packageOf(from: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
}

function counting(all: readonly Taken[]): Omit<ProjectConvention, 'id'> | undefined {
  const bySource = Map.groupBy(all, ({ source }) => source);
  const [source, follow = []] = [...bySource].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (source === undefined || source === '') return undefined;
  const byName = Map.groupBy(follow, ({ name }) => name);
  const names = [...byName]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name)
    .slice(0, mostNames);
  if (names.length < fewestNames) return undefined;
  const files = [...new Set(all.map(({ path }) => path))];
  const past = new Set(all.filter((one) => one.source !== source).map(({ path }) => path));
  return counted(
    { names: names.join(', '), source, place: commonFolder(files) },
    files.filter((path) => !past.has(path)),
    files.filter((path) => past.has(path)),
  );
}
