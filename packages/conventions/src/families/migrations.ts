import type { Entry, OwnSource } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';

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
