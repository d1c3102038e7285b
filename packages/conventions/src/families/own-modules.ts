import type { Entry, OwnSource } from '../convention.ts';
import { isProduct } from '../probes/is-product.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { isTest } from '../sources/is-test.ts';
import { stemOf } from '../sources/path-parts.ts';
import { counted } from './counted.ts';
import { doors } from './doors.ts';
import { namesTakenFrom } from './names-taken.ts';
import { spans } from './spans.ts';
import { usersOfModules } from './users-of-modules.ts';

/** What a module of the house can be for, by its name. A model would reach for a package or write its own. */
const roles = [
  { id: 'routing', name: /^(?:router|routing)$/i, en: 'routing goes', de: ['Routing', 'läuft'] },
  {
    id: 'logging',
    name: /^(?:logger|logging|log)$/i,
    symbol: /^(?:logger|Logger|log|getLogger|useLogger)$/,
    en: 'logging goes',
    de: ['Logging', 'läuft'],
  },
  {
    id: 'http',
    name: /^(?:http|http-?client|api-?client|fetcher)$/i,
    symbol: /^(?:api|http|apiClient|httpClient|useApi|apiFetch|fetchApi)$/,
    en: 'HTTP requests go',
    de: ['HTTP-Anfragen', 'laufen'],
  },
  {
    id: 'i18n',
    name: /^(?:i18n|translate|translations?|intl)$/i,
    symbol: /^(?:t|translate|useTranslations?|useTranslate|useMessages|useI18n|useIntl)$/,
    en: 'translations go',
    de: ['Übersetzungen', 'laufen'],
  },
  {
    id: 'configuration',
    name: /^(?:env|config|settings|environment)$/i,
    en: 'settings are read',
    de: ['Einstellungen', 'liest der Code'],
  },
  { id: 'events', name: /^(?:event-?bus|emitter|pubsub)$/i, en: 'events go', de: ['Ereignisse', 'laufen'] },
  { id: 'cache', name: /^(?:cache|caching)$/i, en: 'caching goes', de: ['Caching', 'läuft'] },
  { id: 'queues', name: /^(?:queue|queues)$/i, en: 'queued work goes', de: ['Aufgaben in Warteschlangen', 'laufen'] },
  {
    id: 'database',
    name: /^(?:db|database|prisma|sql)$/i,
    exported: /db|prisma|sql|query|session|engine|client|pool|knex|conn|transaction|database/i,
    en: 'database access goes',
    de: ['Datenbankzugriffe', 'laufen'],
  },
  { id: 'errors', name: /^(?:errors?|exceptions?)$/i, en: 'errors go', de: ['Fehler', 'laufen'] },
  { id: 'analytics', name: /^(?:analytics|tracking)$/i, en: 'analytics go', de: ['Analysedaten', 'laufen'] },
  {
    id: 'authorization',
    name: /^(?:permissions?|policy|policies|abilities|authorization|authorize)$/i,
    en: 'permission checks go',
    de: ['Rechteprüfungen', 'laufen'],
  },
  {
    id: 'feature-flags',
    name: /^(?:feature-?flags?|flags)$/i,
    en: 'feature flags go',
    de: ['Feature-Flags', 'laufen'],
  },
  {
    id: 'notices',
    name: /^(?:toasts?|notify)$/i,
    symbol: /^(?:toast|setToast|showToast|useToasts?|notify|useNotify)$/,
    en: 'toasts go',
    de: ['Toasts', 'laufen'],
  },
] as const;

const fewest = 8;
const smallestShare = 0.01;

/** A module of the house that does the work for which a model would reach for a package. */
export const ownModules: Entry = {
  id: 'own-module',
  value: 6,
  sentence: {
    en: ({ role, module, names, place = '' }) => {
      const known = roles.find(({ id }) => id === role);
      if (known === undefined) return undefined;
      const said = `${known.en} through \`${module}\`${listed(names)}.`;
      return place === '' ? said.charAt(0).toUpperCase() + said.slice(1) : `Below \`${place}\`, ${said}`;
    },
    de: ({ role, module, names, place = '' }) => {
      const known = roles.find(({ id }) => id === role);
      if (known === undefined) return undefined;
      const [subject, verb] = known.de;
      const said = place === '' ? `${subject} ${verb}` : `Unter \`${place}\` ${verb} ${subject}`;
      return `${said} über \`${module}\`${listed(names)}.`;
    },
  },
  find: (project) => {
    const sources = project.files.filter((file) => !file.isTest);
    const used = [...usersOfModules({ files: sources })].map(([module, by]): Used => ({ module, by })).filter(isScript);
    const named = new Set(doors.find(project).map(({ values }) => values.module));
    return roles.flatMap((role) => {
      const byName = used.filter(({ module }) => role.name.test(nameOf(module)));
      const candidates = byName.length > 0 || !('symbol' in role) ? byName : usersOfSymbol(role.symbol, sources);
      const [first, ...others] = candidates.sort((a, b) => b.by.length - a.by.length);
      if (first === undefined || first.by.length < most(project.files) || named.has(first.module)) return [];
      const names = first.name === undefined ? namesTakenFrom(first.module, project.files) : [first.name];
      if ('exported' in role && names.length > 0 && !names.some((name) => role.exported.test(name))) return [];
      // another one of the name leaves open which is meant
      return (
        counted(
          { role: role.id, module: first.module, names: names.join(', '), place: placeOf(first, sources) },
          first.by,
          others.flatMap(({ by }) => by),
        ) ?? []
      );
    });
  },
};

interface Used {
  readonly module: string;
  readonly by: string[];
  /** The name that is taken, where it tells what the module is for. */
  readonly name?: string;
}

/** The folder of all who use a module; empty where no code of the product lies elsewhere. */
function placeOf({ by }: Used, sources: readonly OwnSource[]): string {
  const place = commonFolder(by);
  return sources.some(({ path }) => isProduct(path) && !path.startsWith(`${place}/`)) ? place : '';
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
