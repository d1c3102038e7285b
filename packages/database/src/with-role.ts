import { CompiledQuery, type Transaction } from 'kysely';
import { DatabaseUnavailable } from './is-unavailable.ts';
import type { Database } from './open-database.ts';
import type { Schema } from './schema.ts';

/** The caller of a statement: the database role, and the token claims that row level security reads. */
export interface Identity {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Runs `work` in one transaction as the caller, so that grants and row level security decide what it can see and
 * change. Writes times in UTC whatever the server's time zone. The role ends with the transaction.
 */
export function withRole<Result>(
  database: Database,
  identity: Identity,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.kysely.transaction().execute(async (transaction) => {
    const { text, values } = becomeStatement(identity, database.statementLimitMs);
    await transaction.executeQuery(CompiledQuery.raw(text, values)).catch((error: unknown) => {
      // a missing role is never the caller's fault
      throw new DatabaseUnavailable(error);
    });
    return work(transaction);
  });
}

/**
 * Returns the statement that switches the current transaction to the caller, as a prepared query of the driver. It turns JIT
 * compilation off: PostgreSQL needs a second to compile a read of many embedded tables that it answers in ten milliseconds.
 */
export function becomeStatement(
  { role, claims }: Identity,
  statementLimitMs: number,
): { name: string; text: string; values: string[] } {
  return {
    name: 'become',
    text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('timezone', 'UTC', true), set_config('statement_timeout', $3, true),
      set_config('jit', 'off', true)`,
    values: [role, JSON.stringify(claims), String(statementLimitMs)],
  };
}
