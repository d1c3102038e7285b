import type { Entry, OwnSource } from '../convention.ts';
import { isTest } from '../sources/is-test.ts';
import { stemOf } from '../sources/path-parts.ts';
import { usersOfModules } from './doors.ts';
import { spans } from './spans.ts';

/** What a module of the house can be for, by its name. A model would reach for a package or write its own. */
const roles = [
  { id: 'routing', name: /^(?:router|routing)$/i, en: 'Routing', de: 'Routing' },
  { id: 'logging', name: /^(?:logger|logging|log)$/i, en: 'Logging', de: 'Logging' },
  { id: 'http', name: /^(?:http|http-?client|api-?client|fetcher)$/i, en: 'HTTP requests', de: 'HTTP' },
  { id: 'i18n', name: /^(?:i18n|translate|translations?|intl|locale)$/i, en: 'Translation', de: 'Übersetzung' },
  { id: 'configuration', name: /^(?:env|config|settings|environment)$/i, en: 'Configuration', de: 'Konfiguration' },
  { id: 'events', name: /^(?:event-?bus|eventBus|events?|emitter|pubsub)$/i, en: 'Events', de: 'Ereignisse' },
  { id: 'cache', name: /^(?:cache|caching)$/i, en: 'Caching', de: 'Cache' },
  { id: 'queues', name: /^(?:queue|queues)$/i, en: 'Queues', de: 'Warteschlangen' },
  { id: 'database', name: /^(?:db|database|prisma|sql)$/i, en: 'Database access', de: 'Datenbankzugriff' },
  { id: 'errors', name: /^(?:errors?|exceptions?)$/i, en: 'Errors', de: 'Fehler' },
  { id: 'analytics', name: /^(?:analytics|tracking|telemetry|metrics)$/i, en: 'Analytics', de: 'Analyse' },
  {
    id: 'authorization',
    name: /^(?:permissions?|policy|policies|abilities|authorization|authorize)$/i,
    en: 'Authorization',
    de: 'Berechtigungen',
  },
  { id: 'feature-flags', name: /^(?:feature-?flags?|featureFlags|flags)$/i, en: 'Feature flags', de: 'Feature-Flags' },
  { id: 'notices', name: /^(?:toast|toasts|notify|notifications?)$/i, en: 'Notices to people', de: 'Hinweise' },
] as const;

const fewest = 8;
const smallestShare = 0.01;
const mostNames = 3;

/** A module of the house that does the work for which a model would reach for a package. */
export const ownModules: Entry = {
  id: 'own-module',
  value: 6,
  sentence: {
    en: ({ role, module, names }) => {
      const label = roles.find(({ id }) => id === role)?.en;
      return label && `${label}: \`${module}\`${names === '' ? '' : `, which exports ${spans(names)}`}.`;
    },
    de: ({ role, module, names }) => {
      const label = roles.find(({ id }) => id === role)?.de;
      return label && `${label}: \`${module}\`${names === '' ? '' : `, exportiert ${spans(names)}`}.`;
    },
  },
  find: (project) => {
    const users = usersOfModules(project);
    const used = [...users]
      .map(([module, all]) => ({ module, by: all }))
      .filter(
        ({ module, by }) =>
          by.length >= most(project.files) && /\.(?:[cm]?[jt]sx?|py)$/.test(module) && !isTest(module),
      );
    return roles.flatMap((role) => {
      const [first, second] = used
        .filter(({ module }) => role.name.test(nameOf(module)))
        .sort((a, b) => b.by.length - a.by.length);
      // two of a kind leave open which one is meant
      if (first === undefined || (second !== undefined && second.by.length * 3 > first.by.length)) return [];
      const names = namesTakenFrom(first.module, project.files).join(', ');
      return [
        {
          values: { role: role.id, module: first.module, names },
          holds: first.by.length,
          of: first.by.length,
          examples: first.by.slice(0, 3),
          exceptions: [],
        },
      ];
    });
  },
};

function most(files: readonly OwnSource[]): number {
  return Math.max(fewest, files.length * smallestShare);
}

function nameOf(module: string): string {
  return stemOf(module) === 'index' ? (module.split('/').at(-2) ?? '') : stemOf(module);
}

/** The names that these files import from it most often. */
export function namesTakenFrom(module: string, files: readonly OwnSource[]): string[] {
  const counts = new Map<string, number>();
  for (const { own } of files) {
    for (const one of own.filter((item) => item.module === module && !item.isType)) {
      for (const name of one.names) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostNames)
    .map(([name]) => name);
}
