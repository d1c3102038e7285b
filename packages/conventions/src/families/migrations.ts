import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { markedPlaces } from './marked-places.ts';
import { below, unter } from './place-words.ts';

const folder = /(?:^|\/)(?:migrations?|migrate|versions|\w*_migrations)\//i;
const ways = [
  { forth: 'up', back: 'down' },
  { forth: 'upgrade', back: 'downgrade' },
] as const;

/** Migrations that nobody can undo, where a model would write the way back. */
export const forwardMigrations: Entry = {
  id: 'forward-migrations',
  value: 8,
  choices: { name: ways.map(({ back }) => back) },
  sentence: {
    en: ({ place, name }) => `Migrations in \`${place}\` only go forward: leave \`${name}\` out or empty.`,
    de: ({ place, name }) => `Migrationen in \`${place}\` haben keinen Weg zurück: Lass \`${name}\` weg oder leer.`,
  },
  find: ({ files }) =>
    ways.flatMap(({ forth, back }) => {
      const migrations = files.filter(({ path, marks }) => folder.test(path) && marks.has(`way.${forth}`));
      const paths = (own: readonly OwnSource[]) => own.map(({ path }) => path);
      const found = counted(
        { place: commonFolder(paths(migrations)), name: back },
        paths(migrations.filter(({ marks }) => !marks.has(`way.${back}`))),
        paths(migrations.filter(({ marks }) => marks.has(`way.${back}`))),
      );
      return found ?? [];
    }),
};

/** Whether tables have UUIDs as their ids, where a model would let the database count. */
export const tableIds: Entry = {
  id: 'table-ids',
  value: 8,
  choices: { form: ['uuid'] },
  sentence: {
    en: ({ place }) => `New tables${below(place)} have a UUID as their id.`,
    de: ({ place }) => `Neue Tabellen${unter(place)} bekommen eine UUID als ID.`,
  },
  find: ({ files }) => {
    const tables = markedPlaces(
      files.filter(({ path }) => folder.test(path)),
      'table',
      'uuid-table',
    );
    const found = counted(
      { form: 'uuid', place: commonFolder(tables.map(({ path }) => path)) },
      tables.filter(({ holds }) => holds).map(({ path }) => path),
      tables.filter(({ holds }) => !holds).map(({ path }) => path),
    );
    return found === undefined ? [] : [found];
  },
};
