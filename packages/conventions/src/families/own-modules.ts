import { isTest } from '@regelwerk/contract/rules/is-test';
import type { Entry, OwnSource } from '../convention.ts';
import { holdsEnough } from '../count/holds-enough.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { doors } from './doors.ts';
import { errors } from './errors.ts';
import { foundOnce } from './found-once.ts';
import { namesTakenFrom } from './names-taken.ts';
import { placeOfUsers } from './place-of-users.ts';
import { spans } from './spans.ts';
import { usersOfModules } from './users-of-modules.ts';

/**
 * What a module of the house can be for, by its name and by the names that are taken from it. A model would reach for a package
 * or write its own.
 */
const roles = [
  {
    id: 'routing',
    name: /^(?:router|routing)$/i,
    taken: /rout|navigat|redirect|link|histor|url|path/i,
    en: 'routing goes through',
    de: 'fürs Routing',
  },
  {
    id: 'logging',
    name: /^(?:logger|logging|log)$/i,
    taken: /log/i,
    symbol: /^(?:logger|Logger|log|getLogger|useLogger)$/,
    en: 'logging goes through',
    de: 'fürs Logging',
  },
  {
    id: 'http',
    name: /^(?:http|http-?client|api-?client|fetcher)$/i,
    taken: /http|api|fetch|client|request|axios|^(?:get|post|put|patch|del|delete)$/i,
    symbol: /^(?:api|http|apiClient|httpClient|useApi|apiFetch|fetchApi)$/,
    en: 'HTTP requests go through',
    de: 'für HTTP-Anfragen',
  },
  {
    id: 'i18n',
    name: /^(?:i18n|translate|translations?|intl)$/i,
    taken: /^t$|^_$|i18n|transl|intl|locale|lang|messages?|gettext/i,
    symbol: /^(?:t|translate|useTranslations?|useTranslate|useMessages|useI18n|useIntl)$/,
    en: 'translations go through',
    de: 'für Übersetzungen',
  },
  {
    id: 'configuration',
    name: /^(?:env|config|settings|environment)$/i,
    taken: /config|setting|env/i,
    en: 'settings are read through',
    de: 'für Einstellungen',
  },
  {
    id: 'events',
    name: /^(?:event-?bus|emitter|pubsub)$/i,
    taken: /event|bus|emit|pubsub|publish|subscri/i,
    en: 'events go through',
    de: 'für Events',
  },
  {
    id: 'cache',
    name: /^(?:cache|caching)$/i,
    taken: /cach|memo/i,
    en: 'caching goes through',
    de: 'fürs Caching',
  },
  {
    id: 'queues',
    name: /^(?:queue|queues)$/i,
    taken: /queue|job|task|worker/i,
    en: 'queued work goes through',
    de: 'für Queues',
  },
  {
    id: 'database',
    name: /^(?:db|database|prisma|sql)$/i,
    taken: /db|prisma|sql|query|session|engine|client|pool|knex|conn|transaction|database/i,
    en: 'database access goes through',
    de: 'für Datenbankzugriffe',
  },
  {
    id: 'errors',
    name: /^(?:errors?|exceptions?)$/i,
    taken: /error|exception|fail|problem|denied|not_?found|invalid/i,
    en: 'error handling goes through',
    de: 'für die Fehlerbehandlung',
  },
  {
    id: 'analytics',
    name: /^(?:analytics|tracking)$/i,
    taken: /track|analytic|event|capture|identify/i,
    en: 'analytics go through',
    de: 'für Analytics',
  },
  {
    id: 'authorization',
    name: /^(?:permissions?|policy|policies|abilities|authorization|authorize)$/i,
    taken: /permi|polic|abilit|author|allow|^can|role|access|scope/i,
    en: 'permission checks go through',
    de: 'für Rechteprüfungen',
  },
  {
    id: 'feature-flags',
    name: /^(?:feature-?flags?|flags)$/i,
    taken: /flag|feature/i,
    en: 'feature flags go through',
    de: 'für Feature-Flags',
  },
  {
    id: 'notices',
    name: /^(?:toasts?|notify)$/i,
    taken: /toast|noti/i,
    symbol: /^(?:toast|setToast|showToast|useToasts?|notify|useNotify)$/,
    en: 'toasts go through',
    de: 'für Toasts',
  },
] as const;

const fewest = 8;
const smallestShare = 0.01;

/** A module of the house that does the work for which a model would reach for a package. */
export const ownModules: Entry = {
  id: 'own-module',
  value: 6,
  choices: { role: roles.map(({ id }) => id) },
  sentence: {
    en: ({ role, module, names, place = '' }) => {
      const said = `${roleOf(role).en} \`${module}\`${listed(names)}.`;
      return place === '' ? said.charAt(0).toUpperCase() + said.slice(1) : `Below \`${place}\`, ${said}`;
    },
    de: ({ role, module, names, place = '' }) =>
      `Nutze ${place === '' ? '' : `unter \`${place}\` `}${roleOf(role).de} \`${module}\`${listed(names)}.`,
  },
  find: foundOnce((project) => {
    const sources = project.files.filter((file) => !file.isTest);
    const used = [...usersOfModules({ files: sources })].map(([module, by]): Used => ({ module, by })).filter(isScript);
    const named = new Set(doors.find(project).map(({ values }) => values.module));
    const thrown = new Set(errors.find(project).flatMap(({ values }) => values.names?.split(', ') ?? []));
    return roles.flatMap((role) => {
      const byName = used.filter(({ module }) => role.name.test(nameOf(module)));
      const candidates = byName.length > 0 || !('symbol' in role) ? byName : usersOfSymbol(role.symbol, sources);
      const [first, ...others] = candidates.sort((a, b) => b.by.length - a.by.length);
      if (first === undefined || first.by.length < most(project.files) || named.has(first.module)) return [];
      const names = first.name === undefined ? namesTakenFrom(first.module, project.files) : [first.name];
      // a file of the name may be something else
      if (!isTakenFor(role.taken, first, sources, role.id === 'errors' ? new Set() : shapesIn(first.module, sources)))
        return [];
      if (role.id === 'errors' && names.some((name) => thrown.has(name))) return [];
      // another one of the name leaves open which is meant, wherever it is used
      const past = others.flatMap(({ by }) => by);
      if (!holdsEnough(first.by.length, first.by.length + past.length)) return [];
      const place = placeOfUsers(first.by, sources);
      const inside = past.filter((path) => place === '' || path.startsWith(`${place}/`));
      return counted({ role: role.id, module: first.module, names: names.join(', '), place }, first.by, inside) ?? [];
    });
  }),
};

interface Used {
  readonly module: string;
  readonly by: string[];
  /** The name that is taken, where it tells what the module is for. */
  readonly name?: string;
}

function roleOf(role?: string) {
  return roles.find(({ id }) => id === role) ?? roles[0];
}

/** Whether at least half of those who import a module take something from it whose name tells what it is for. */
function isTakenFor(
  taken: RegExp,
  { module, by }: Used,
  sources: readonly OwnSource[],
  shapes: ReadonlySet<string>,
): boolean {
  const telling = sources.filter(({ own }) =>
    own.some(
      (one) => one.module === module && !one.isType && one.names.some((name) => taken.test(name) && !shapes.has(name)),
    ),
  );
  return telling.length * 2 >= by.length;
}

/** Classes that only say how something looks: nothing goes through them. */
function shapesIn(module: string, sources: readonly OwnSource[]): Set<string> {
  const classes = sources.find(({ path }) => path === module)?.classes ?? [];
  return new Set(
    classes.filter(({ bases, methods }) => bases.length > 0 && methods.length === 0).map(({ name }) => name),
  );
}

function isScript({ module }: Used): boolean {
  return /\.(?:[cm]?[jt]sx?|py)$/.test(module) && !isTest(module);
}

/** The modules from which files take something of such a name. */
function usersOfSymbol(symbol: RegExp, files: readonly OwnSource[]): Used[] {
  const users = new Map<string, Used>();
  for (const { path, own, language } of files) {
    // Python calls many things log
    if (language !== 'script') continue;
    for (const { module, names } of own) {
      const name = names.find((one) => symbol.test(one));
      if (name === undefined || module.endsWith('/')) continue;
      const one = users.get(module) ?? { module, name, by: [] };
      users.set(module, one);
      one.by.push(path);
    }
  }
  return [...users.values()];
}

function listed(names = ''): string {
  return names === '' ? '' : ` (${spans(names)})`;
}

function most(files: readonly OwnSource[]): number {
  return Math.max(fewest, files.length * smallestShare);
}

function nameOf(module: string): string {
  return stemOf(module) === 'index' ? (module.split('/').at(-2) ?? '') : stemOf(module);
}
