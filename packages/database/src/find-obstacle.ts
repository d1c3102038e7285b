import { sql } from 'kysely';
import pg from 'pg';
import { callerRoles } from './caller-roles.ts';
import { definitions } from './definitions.ts';
import { lacksAccess } from './lacks-access.ts';
import { formerMigrations, migrationNames } from './migration-names.ts';
import type { Database } from './open-database.ts';

const limitMs = 2_000;

/** Why the database cannot serve callers; `undefined` if it can. */
export type Obstacle =
  | 'migrations pending'
  | 'definitions differ'
  | 'roles missing'
  | 'access incomplete'
  | 'database read-only'
  | 'disk full'
  | undefined;

/** The codes of Postgres for a write that it cannot accept. */
const refusedWrites: ReadonlyMap<string, Obstacle> = new Map([
  ['25006', 'database read-only'],
  ['53100', 'disk full'],
]);

/**
 * Checks for pending migrations, changes of another version, missing roles and policies, and whether a write succeeds and the
 * disk has room. Throws if the database cannot be reached.
 */
export async function findObstacle({ kysely }: Database): Promise<Obstacle> {
  try {
    return await kysely.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(transaction);
      const { rows: migrations } = await sql<{ name: string }>`select name from private.migrations`.execute(
        transaction,
      );
      const done = new Set(migrations.map(({ name }) => name));
      const known = new Set(migrationNames());
      if (![...known].every((name) => done.has(name))) return 'migrations pending';
      const { rows: applied } = await sql<{ name: string; sha256: string }>`
        select name, sha256 from private.definitions`.execute(transaction);
      const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
      const own = definitions();
      const isOwn =
        [...done].every((name) => known.has(name) || name in formerMigrations) &&
        applied.length === own.length &&
        own.every(({ name, sha256 }) => hashes.get(name) === sha256);
      if (!isOwn) return 'definitions differ';
      const { rows: roles } = await sql<{ name: string }>`
        select rolname as name from pg_catalog.pg_roles
        where rolname = any(${[...callerRoles]}) and pg_has_role(current_user, oid, 'member')`.execute(transaction);
      if (roles.length < callerRoles.length) return 'roles missing';
      const { rows: access } = await sql.raw<{ lacks: boolean }>(lacksAccess).execute(transaction);
      if (access[0]?.lacks !== false) return 'access incomplete';
      // only a committed write proves that the disk accepts one
      await sql`
        insert into private.settings (name, value) values ('pulse', to_jsonb(now()))
        on conflict (name) do update set value = excluded.value`.execute(transaction);
      // that row may still fit where a table could not grow: rows beyond the memory of a statement need room on the disk
      await sql`select set_config('work_mem', '64kB', true)`.execute(transaction);
      await sql`select count(*) from generate_series(1, 20000)`.execute(transaction);
      return undefined;
    });
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    const obstacle = code === undefined ? undefined : refusedWrites.get(code);
    if (obstacle !== undefined) return obstacle;
    throw error;
  }
}
