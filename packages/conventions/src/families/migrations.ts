import type { Entry } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';

/** Migrations that nobody can undo, where a model would write the way back. */
export const forwardMigrations: Entry = {
  id: 'forward-migrations',
  value: 8,
  sentence: {
    en: ({ place }) => `Migrations in \`${place}\` only go forward: leave \`down\` out or empty.`,
    de: ({ place }) => `Migrationen in \`${place}\` gehen nur vorwärts: Lass \`down\` weg oder leer.`,
  },
  find: ({ files }) => {
    const migrations = files.filter(({ marks }) => marks.has('migration'));
    const forward = migrations.filter(({ marks }) => !marks.has('migration-back')).map(({ path }) => path);
    const back = migrations.filter(({ marks }) => marks.has('migration-back')).map(({ path }) => path);
    const found = counted({ place: commonFolder([...forward, ...back]) }, forward, back);
    return found === undefined ? [] : [found];
  },
};
