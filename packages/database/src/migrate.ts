import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { applyDefinitions, createMissingFunctions } from './apply-definitions.ts';
import { callerRoles } from './caller-roles.ts';
import { definitions, functionsIn } from './definitions.ts';
import { inMigrationLock } from './in-migration-lock.ts';
import { lacksAccess } from './lacks-access.ts';
import { formerMigrations, migrationFolder, migrationNames } from './migration-names.ts';
import type { Database } from './open-database.ts';

/**
 * Migrates the schema and returns what it did: the names of the migrations and the number of definitions applied, which are all of
 * them if a restore has lost what callers may do. Everything runs in one transaction under one lock, so a failed start changes
 * nothing and several processes may start at once. Throws if a migration that already ran has changed or is missing here.
 */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    return await inMigrationLock(client, async () => {
      await createRecords(client);
      const { rows } = await client.query<{ name: string; sha256: string }>(
        'select name, sha256 from private.migrations order by name',
      );
      const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
      refuseNewer([...done.keys()]);
      const pending = migrationNames().filter((name) => !hasRun(name, done.get(name)));
      for (const name of pending) await run(client, name);
      if (await isLackingAccess(client)) await client.query(`update private.definitions set sha256 = ''`);
      await client.query(schemaAccess);
      const defined = await applyDefinitions(client, definitions());
      return defined.length === 0 ? pending : [...pending, `${defined.length} definitions`];
    });
  } finally {
    client.release();
  }
}

/** What belongs to no definition, and comes with no dump where a role is missing. */
const schemaAccess = `
  grant usage on schema public, auth to ${callerRoles.join(', ')};
  alter default privileges revoke execute on functions from public`;

async function isLackingAccess(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(lacksAccess);
  return rows[0]?.lacks === true;
}

/** Creates the tables that record migrations and definitions, if they are missing. */
async function createRecords(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('private.definitions') is not null as exists`,
  );
  if (rows[0]?.exists) return;
  await client.query(`create schema if not exists private;
    revoke all on schema private from public;
    create table if not exists private.migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );
    alter table private.migrations enable row level security;
    create table private.definitions (
      name text primary key,
      sha256 text not null,
      parts text[] not null,
      applied_at timestamptz not null default now()
    );
    alter table private.definitions enable row level security;`);
}

/** An older version must not work on tables that it does not know. */
function refuseNewer(done: readonly string[]): void {
  const known = migrationNames();
  const newer = done.filter((name) => !known.includes(name) && !(name in formerMigrations));
  if (newer.length === 0) return;
  throw new Error(
    `The database is newer than this version of the product: it has ${newer.join(', ')}, and this version ends with ` +
      `${known.at(-1)}. Start the newer version, or restore a backup of this one.`,
  );
}

function hasRun(name: string, sha256: string | undefined): boolean {
  if (sha256 === undefined) return false;
  if (sha256 === hashOf(textOf(name)) || sha256 === formerMigrations[name]) return true;
  throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`);
}

async function run(client: PoolClient, name: string): Promise<void> {
  const text = textOf(name);
  try {
    // a column default, a constraint or a statement may call a function that is only defined after all migrations
    await createMissingFunctions(client, functionsIn(text, definitions()));
    await client.query(text);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await client.query('insert into private.migrations (name, sha256) values ($1, $2)', [name, hashOf(text)]);
}

function textOf(name: string): string {
  return readFileSync(join(migrationFolder, name), 'utf8');
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}
