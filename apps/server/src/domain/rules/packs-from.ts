import type { Database } from '@regelwerk/database/open-database';

const migration = '0039_dictionaries.sql';
/** Longer than a rolling restart takes: until then, a process of the version before may have to read what is stored. */
const patienceMs = 3_600_000;

/** Returns when results are first compressed: at once in a new database, and an hour after the update of an older one. */
export async function packsFrom({ kysely }: Database): Promise<Date> {
  const { updated, created } = await kysely
    .selectFrom('private.migrations')
    .select(({ fn, selectFrom }) => [
      fn.min<Date>('applied_at').as('created'),
      selectFrom('private.migrations').select('applied_at').where('name', '=', migration).as('updated'),
    ])
    .executeTakeFirstOrThrow();
  if (updated === null) throw new Error(`${migration} has not run`);
  return created.getTime() === updated.getTime() ? created : new Date(updated.getTime() + patienceMs);
}
