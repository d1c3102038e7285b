import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { inMigrationLock } from './in-migration-lock.ts';
import { migrationFolder, migrationNames } from './migration-names.ts';
import type { Database } from './open-database.ts';

/**
 * Brings the schema up to date and returns the names of the migrations it ran.
 * Each file runs in its own transaction under one lock, so several processes may start at once.
 * Throws when a file that already ran has been changed or is missing here: migrations only go forward.
 */
export async function migrate(database: Database): Promise<string[]> {
  const applied: string[] = [];
  const client = await database.sessions.connect();
  try {
    await inMigrationLock(client, () =>
      client.query(`create schema if not exists private;
        revoke all on schema private from public;
        create table if not exists private.migrations (
          name text primary key,
          sha256 text not null,
          applied_at timestamptz not null default now()
        );
        alter table private.migrations enable row level security;`),
    );
    await refuseNewer(client);
    for (const name of migrationNames()) {
      if (await inMigrationLock(client, () => applyOnce(client, name))) applied.push(name);
    }
  } finally {
    client.release();
  }
  return applied;
}

/** An older version would work on tables it does not know. */
async function refuseNewer(client: PoolClient): Promise<void> {
  const known = migrationNames();
  const { rows } = await client.query<{ name: string }>(
    'select name from private.migrations where name <> all ($1::text[]) order by name',
    [known],
  );
  if (rows.length === 0) return;
  const newer = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `The database is newer than this version of the product: it has ${newer}, and this version ends with ` +
      `${known.at(-1)}. Start the newer version, or restore a backup of this one.`,
  );
}

async function applyOnce(client: PoolClient, name: string): Promise<boolean> {
  const text = readFileSync(join(migrationFolder, name), 'utf8');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const { rows } = await client.query<{ sha256: string }>('select sha256 from private.migrations where name = $1', [
    name,
  ]);
  const earlier = rows[0];
  if (earlier !== undefined) {
    if (earlier.sha256 !== sha256)
      throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`);
    return false;
  }
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await client.query('insert into private.migrations (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}
