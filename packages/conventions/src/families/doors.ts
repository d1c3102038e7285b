import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { dirname, stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { foundOnce } from './found-once.ts';
import { namesTakenFrom } from './names-taken.ts';
import { placeOfUsers } from './place-of-users.ts';
import { unter } from './place-words.ts';
import { spans } from './spans.ts';
import { usersOfModules } from './users-of-modules.ts';

/** What packages are for whose users often go through one module of the house. */
const roles: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:axios|ky|got|node-fetch|undici|superagent|ofetch|requests|httpx|aiohttp)$/, /http|api|fetch|client|request/i],
  [
    /^(?:pino|winston|bunyan|consola|loglevel|debug|structlog|loguru|log\/slog|go\.uber\.org\/zap|github\.com\/sirupsen\/logrus)$/,
    /log/i,
  ],
  [/^(?:dayjs|moment|moment-timezone|luxon|date-fns|date-fns\/.*|pendulum|arrow)$/, /date|time|dayjs|moment/i],
  [/^(?:i18next|react-i18next|vue-i18n|next-intl|react-intl|@lingui\/.*)$/, /i18n|intl|translat|locale|lang/i],
  [
    /^(?:pg|mysql2.*|mongoose|knex|drizzle-orm.*|@prisma\/client|typeorm|sequelize|sqlalchemy.*|database\/sql)$/,
    /db|database|prisma|sql|store|model|entit|repositor/i,
  ],
  [/^(?:@playwright\/test|vitest|@jest\/globals|@testing-library\/.*)$/, /test|fixture|spec|playwright/i],
  [/^(?:bullmq|bull|celery|kafkajs|amqplib)$/, /queue|worker|job|event|celery/i],
  [/^(?:clsx|classnames|tailwind-merge)$/, /cn|class|style|util/i],
  [
    /^(?:react-router.*|next\/link|next\/navigation|@tanstack\/react-router|vue-router)$/,
    /router|route|link|navigat|histor/i,
  ],
  [/^(?:posthog-.*|@sentry\/.*|mixpanel.*|@segment\/.*)$/, /posthog|sentry|analytic|track|telemetry|monitor/i],
];

/** A part that nobody imports by itself stands for the package that people know. */
const knownAs: readonly (readonly [RegExp, string])[] = [[/^@prisma\/adapter-.*$/, '@prisma/client']];

const testPackages = /^(?:@playwright\/test|vitest|@jest\/globals|@testing-library\/.*)$/;

/** What a door does not wrap. */
const styles = /\.(?:css|s[ac]ss|less|styl)(?:\?.*)?$/;

/** What extends a package is no package that anybody would take instead. */
const extensions = /(?:^|[-/])(?:extensions?|plugins?|presets?|transports?)(?:[-/]|$)/;

/** What shows a value in a template stands before no package. */
const ofTemplates = /pipes?(?:\/|\.)/i;

/** A module with more outside imports than this is no door but a place where everything happens. */
const mostImports = 6;
const mostDoors = 10;

/** An outside package that one module of the house imports for all others. */
export const doors: Entry = {
  id: 'door',
  value: 8,
  sentence: {
    en: ({ package: name, module, names, place = '' }) => {
      const said = isFolder(name)
        ? `use the components in \`${module}\``
        : `import ${taken(names, ' from ')}\`${module}\``;
      const whole = `${said} rather than \`${name}\` directly.`;
      return place === '' ? whole.charAt(0).toUpperCase() + whole.slice(1) : `Below \`${place}\`, ${whole}`;
    },
    de: ({ package: name, module, names, place }) =>
      isFolder(name)
        ? `Nutze${unter(place)} die Komponenten aus \`${module}\`, nicht direkt \`${name}\`.`
        : `Importiere${names === '' ? '' : ` ${spans(names)}`}${unter(place)}${names === '' ? '' : ' aus'} \`${module}\`, nicht direkt \`${name}\`.`,
  },
  find: foundOnce(doorsIn),
};

function doorsIn(project: ProjectSources): readonly Door[] {
  const isForTests = (name: string) => testPackages.test(name);
  const users = usersOfModules(project);
  const isTest = new Set(project.files.filter((file) => file.isTest).map(({ path }) => path));
  const all = [...importersOfPackages(project)].flatMap(([name, importers]) => {
    const doorsOfPackage = importers.flatMap((door) => {
      const isPart = door.outside.some(({ from }) => name.startsWith(`${from}/`));
      if (
        isPart ||
        door.outside.length > mostImports ||
        door.isTest ||
        ofTemplates.test(door.path) ||
        !isNamedFor(name, door.path)
      )
        return [];
      const past = importers
        .filter((file) => !isTwin(file.path, door.path) && (isForTests(name) || !file.isTest))
        .map(({ path }) => path);
      const through = (users.get(door.path) ?? []).filter(
        (path) => !past.includes(path) && (isForTests(name) || !isTest.has(path)),
      );
      if (counted({}, through, past) === undefined) return [];
      const names = namesTakenFrom(door.path, project.files).join(', ');
      const place = isForTests(name) ? '' : placeOfUsers([...through, ...past], project.files);
      // what is imported for its effect wraps nothing
      return names === '' ? [] : (counted({ package: name, module: door.path, names, place }, through, past) ?? []);
    });
    return doorsOfPackage.sort((a, b) => b.holds - a.holds).slice(0, 1);
  });
  // a module that wraps several packages is named once
  const single = all.filter(
    (one, index) => all.findIndex(({ values }) => values.module === one.values.module) === index,
  );
  return withFolders(single)
    .map((one) => ({ ...one, values: { ...one.values, package: familiarName(one.values.package ?? '') } }))
    .sort((a, b) => b.holds - a.holds)
    .slice(0, mostDoors);
}

/** Another package of the project may have a door of the same name, for its own files. */
function isTwin(path: string, door: string): boolean {
  return path.split('/').slice(-2).join('/') === door.split('/').slice(-2).join('/');
}

type Door = Omit<ProjectConvention, 'id'>;

function taken(names = '', joint: string): string {
  return names === '' ? '' : `${spans(names)}${joint}`;
}

function isFolder(name = ''): boolean {
  return name.endsWith('/*');
}

/** Modules of one folder that wrap the parts of one package are said together. */
function withFolders(all: readonly Door[]): Door[] {
  const folders = Map.groupBy(all, ({ values: { package: name = '', module = '' } }) => {
    const whole = /^(@[\w-]+\/react|@[\w-]+|[\w-]+)\/.+/.exec(name)?.[1];
    return whole === undefined || !/\.(?:[jt]sx|vue|svelte)$/.test(module) ? module : `${whole}/*\n${dirname(module)}`;
  });
  return [...folders].flatMap(([key, group]) => {
    const [name, module] = key.split('\n');
    const [first] = group;
    if (first === undefined || name === undefined || module === undefined || group.length < 2) return group;
    const sum = (of: 'holds' | 'of') => group.reduce((total, one) => total + one[of], 0);
    const place = commonFolder(group.map(({ values }) => `${values.place}/`));
    const values = {
      package: name,
      module,
      names: '',
      place: group.every(({ values }) => values.place !== '') ? place : '',
    };
    return [
      {
        ...first,
        values,
        holds: sum('holds'),
        of: sum('of'),
        exceptions: group.flatMap((one) => one.exceptions).slice(0, 3),
      },
    ];
  });
}

function familiarName(name: string): string {
  return knownAs.find(([part]) => part.test(name))?.[1] ?? name;
}

function importersOfPackages({ files, paths }: ProjectSources): Map<string, OwnSource[]> {
  const folders = new Set(paths.flatMap((path) => dirname(path).split('/')));
  // `lexical/shared/names` is an alias of the project where it has a folder of that name
  const isOwn = (from: string) => wholeOf(from) !== from && folders.has(firstPart(from)) && !hasRole(from);
  const aliases = new Set(files.flatMap(({ own }) => own.map(({ from }) => firstPart(from))));
  const importers = new Map<string, OwnSource[]>();
  for (const file of files) {
    const taken = new Set(file.outside.map(({ from }) => from));
    for (const { from, isType, isEffect } of file.outside) {
      // who wraps the whole package wraps none of its parts
      if (taken.has(wholeOf(from)) && wholeOf(from) !== from) continue;
      // other languages import parts of their standard library and framework in the same words
      const mayHaveDoor =
        file.language === 'script' ? isPackage(from) && !isOwn(from) && !aliases.has(firstPart(from)) : hasRole(from);
      if (mayHaveDoor && !isType && !isEffect && !styles.test(from) && !extensions.test(from))
        importers.set(from, [...(importers.get(from) ?? []), file]);
    }
  }
  return importers;
}

/** Not a module of Node, and no alias of the project that leads to a file which is not there. */
function isPackage(from: string): boolean {
  return /^(?:@[\w-]+\/)?[\w-]/.test(from) && !from.startsWith('node:');
}

function firstPart(from: string): string {
  return from.split('/')[0] ?? '';
}

/** `vuetify/locale` is a part of `vuetify`. */
function wholeOf(from: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
}

function hasRole(name: string): boolean {
  return roles.some(([packages]) => packages.test(name));
}

/** A door is called after its package, or after what the package is for. */
function isNamedFor(name: string, path: string): boolean {
  const own = stemOf(path) === 'index' ? path.split('/').at(-2) : stemOf(path);
  if (own === undefined) return false;
  const words = name.split(/[/@.-]/).filter((word) => word.length > 2);
  if (words.some((word) => own.toLowerCase().includes(word.toLowerCase()))) return true;
  return roles.some(([packages, places]) => packages.test(name) && places.test(own));
}
