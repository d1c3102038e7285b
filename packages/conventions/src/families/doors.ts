import type { Entry, OwnSource, ProjectSources } from '../convention.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';

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

/** A module with more outside imports than this is no door but a place where everything happens. */
const mostImports = 6;

/** An outside package that one module of the house imports for all others. */
export const doors: Entry = {
  id: 'door',
  value: 8,
  sentence: {
    en: ({ package: name, module }) =>
      `Use \`${module}\` where you would import \`${name}\`: it is the module that wraps the package.`,
    de: ({ package: name, module }) =>
      `Nimm \`${module}\`, wo du sonst \`${name}\` importieren würdest: Das Modul kapselt das Paket.`,
  },
  find: (project) => {
    const users = usersOfModules(project);
    const found = [...importersOfPackages(project)].flatMap(([name, importers]) => {
      const doorsOfPackage = importers.flatMap((door) => {
        const through = users.get(door.path) ?? [];
        const fits = door.outside.length <= mostImports && isNamedFor(name, door.path) && !door.isTest;
        const past = importers.filter(({ path }) => path !== door.path && !through.includes(path));
        const convention = fits
          ? counted(
              { package: name, module: door.path },
              through,
              past.map(({ path }) => path),
            )
          : undefined;
        return convention ?? [];
      });
      return doorsOfPackage.sort((a, b) => b.holds - a.holds).slice(0, 1);
    });
    // a module that wraps several packages is named once
    return found.filter((one, index) => found.findIndex(({ values }) => values.module === one.values.module) === index);
  },
};

function importersOfPackages({ files }: ProjectSources): Map<string, OwnSource[]> {
  const importers = new Map<string, OwnSource[]>();
  for (const file of files) {
    for (const { from, isType } of file.outside) {
      // other languages import parts of their standard library and framework in the same words
      const mayHaveDoor = file.language === 'script' ? isPackage(from) : hasRole(from);
      if (mayHaveDoor && !isType) importers.set(from, [...(importers.get(from) ?? []), file]);
    }
  }
  return importers;
}

/** The paths of the files that import each own module, for more than its types. */
export function usersOfModules({ files }: ProjectSources): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of files) {
    for (const module of new Set(file.own.filter(({ isType }) => !isType).map(({ module }) => module))) {
      if (module !== file.path) users.set(module, [...(users.get(module) ?? []), file.path]);
    }
  }
  return users;
}

/** Not a module of Node, and no alias of the project that leads to a file which is not there. */
function isPackage(from: string): boolean {
  return /^(?:@[\w-]+\/)?[\w-]/.test(from) && !from.startsWith('node:');
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
