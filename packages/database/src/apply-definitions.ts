import type { PoolClient } from 'pg';
import { callerRoles } from './caller-roles.ts';
import type { Definition } from './definitions.ts';

interface Recorded {
  readonly name: string;
  readonly sha256: string;
  /** The triggers or policies that it created. */
  readonly parts: readonly string[];
}

const callers = ['public', ...callerRoles].join(', ');

/**
 * Makes functions, triggers, policies and grants match the definitions, and returns the names of those that changed
 * or were removed. Keeps triggers and policies that no definition created. Must run in a transaction.
 */
export async function applyDefinitions(client: PoolClient, all: readonly Definition[]): Promise<string[]> {
  const recorded = await readRecords(client);
  const changed = all.filter(({ name, sha256 }) => recorded.get(name)?.sha256 !== sha256);
  const gone = [...recorded.values()].filter(({ name }) => !all.some((one) => one.name === name));
  const goneFunctions = gone.filter(({ name }) => name.startsWith('functions/'));
  for (const one of gone) if (!goneFunctions.includes(one)) await clearTable(client, one);
  await replace(client, changed, recorded);
  for (const { name } of goneFunctions)
    await dropAll(client, (await readSignatures(client)).get(subjectOf(name)) ?? []);
  if (gone.length > 0)
    await client.query('delete from private.definitions where name = any($1)', [gone.map(({ name }) => name)]);
  return [...gone, ...changed].map(({ name }) => name);
}

/** Creates the functions that are missing, before the tables that they read exist. Must run in a transaction. */
export async function createMissingFunctions(client: PoolClient, functions: readonly Definition[]): Promise<void> {
  if (functions.length === 0) return;
  const present = await readSignatures(client);
  await client.query('set local check_function_bodies = off');
  await replace(
    client,
    functions.filter(({ subject }) => !present.has(subject)),
    new Map(),
  );
  await client.query('set local check_function_bodies = on');
}

async function replace(
  client: PoolClient,
  changed: readonly Definition[],
  recorded: ReadonlyMap<string, Recorded>,
): Promise<void> {
  if (changed.length === 0) return;
  const signatures = await readSignatures(client);
  for (const one of changed) {
    try {
      if (one.kind === 'functions') await replaceFunction(client, one, signatures.get(one.subject) ?? []);
      else {
        const parts = [...(recorded.get(one.name)?.parts ?? []), ...partsOf(one)];
        await client.query(clearing(one.name, parts) + one.text);
      }
    } catch (error) {
      throw new Error(`The definition ${one.name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  await client.query(
    `insert into private.definitions (name, sha256, parts)
     select name, sha256, array(select jsonb_array_elements_text(parts))
     from jsonb_to_recordset($1) as given (name text, sha256 text, parts jsonb)
     on conflict (name) do update set sha256 = excluded.sha256, parts = excluded.parts, applied_at = now()`,
    [JSON.stringify(changed.map((one) => ({ name: one.name, sha256: one.sha256, parts: partsOf(one) })))],
  );
}

/**
 * Drops old signatures first: a replaced function would keep its grants, and an old signature would stay beside the
 * new one.
 */
async function replaceFunction(client: PoolClient, { subject, text }: Definition, before: readonly string[]) {
  if (before.length === 0) {
    await client.query(text);
    return;
  }
  for (const signature of before) await client.query(`revoke all on function ${signature} from ${callers}`);
  await client.query('savepoint replacement');
  try {
    await client.query(text);
  } catch (error) {
    // a new return type or new parameter names require dropping the function
    if (!(error instanceof Error && 'code' in error && error.code === '42P13')) throw error;
    await client.query('rollback to savepoint replacement');
    await dropAll(client, before);
    await client.query(text);
    return;
  }
  const after = (await readSignatures(client)).get(subject) ?? [];
  if (after.length > before.length) await dropAll(client, before);
}

/** Returns the names of the triggers or policies that a file creates. */
function partsOf({ kind, text }: Definition): string[] {
  if (kind === 'functions') return [];
  const made = [...text.matchAll(/^create (?:constraint )?(?:trigger|policy) (\w+)/gm)].map(([, name]) => name ?? '');
  return text.includes('private.protect_table') ? [...made, 'service_role_all'] : made;
}

function clearing(name: string, parts: readonly string[]): string {
  const table = subjectOf(name);
  const isPolicies = name.startsWith('policies/');
  const drops = [...new Set(parts)].map(
    (part) => `drop ${isPolicies ? 'policy' : 'trigger'} if exists ${part} on ${table};\n`,
  );
  return drops.join('') + (isPolicies ? `revoke all on ${table} from ${callers};\n` : '');
}

async function clearTable(client: PoolClient, { name, parts }: Recorded): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    subjectOf(name),
  ]);
  if (rows[0]?.exists) await client.query(clearing(name, parts));
}

async function dropAll(client: PoolClient, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await client.query(`drop function ${signature}`);
}

async function readRecords(client: PoolClient): Promise<Map<string, Recorded>> {
  const { rows } = await client.query<Recorded>('select name, sha256, parts from private.definitions');
  return new Map(rows.map((one) => [one.name, one]));
}

/** Returns the functions of the product's schemas, each with its signatures. */
async function readSignatures(client: PoolClient): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ subject: string; signatures: string[] }>(
    `select n.nspname || '.' || p.proname as subject, array_agg(p.oid::regprocedure::text) as signatures
     from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('auth', 'private', 'public') group by 1`,
  );
  return new Map(rows.map(({ subject, signatures }) => [subject, signatures]));
}

function subjectOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}
