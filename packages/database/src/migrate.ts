import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from './open-database.ts';

const folder = join(import.meta.dirname, 'migrations');
// any number will do, as long as every process of every version uses the same
const lockKey = 7_218_401;

/**
 * Brings the schema up to date and returns the names of the migrations it ran.
 * Each file runs in its own transaction under one lock, so several processes may start at once.
 * Throws when a file that already ran has been changed: migrations only go forward.
 */
export async function migrate(database: Database): Promise<string[]> {
  const applied: string[] = [];
  const client = await database.pool.connect();
  try {
    await inLockedTransaction(client, () =>
      client.query(`create schema if not exists private;
        revoke all on schema private from public;
        create table if not exists private.migrations (
          name text primary key,
          sha256 text not null,
          applied_at timestamptz not null default now()
        );
        alter table private.migrations enable row level security;`),
    );
    for (const name of migrationNames()) {
      if (await inLockedTransaction(client, () => applyOnce(client, name))) applied.push(name);
    }
  } finally {
    client.release();
  }
  return applied;
}

/** True when every migration of this version has run on the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ name: string }>('select name from private.migrations');
  const done = new Set(rows.map((row) => row.name));
  return migrationNames().every((name) => done.has(name));
}

function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function applyOnce(client: PoolClient, name: string): Promise<boolean> {
  const text = readFileSync(join(folder, name), 'utf8');
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

async function inLockedTransaction<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
