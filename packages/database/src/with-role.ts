import { sql, type Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Schema } from './schema.ts';

/** Who a statement runs as: the database role, and the token claims that row level security reads. */
export interface Identity {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Runs `work` in one transaction as the caller, so that grants and row level security decide what it sees and changes.
 * Times are written in UTC whatever the server's zone. The role ends with the transaction.
 */
export function withRole<Result>(
  database: Database,
  identity: Identity,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`select set_config('role', ${identity.role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(identity.claims)}, true),
      set_config('timezone', 'UTC', true),
      set_config('statement_timeout', ${String(database.statementLimitMs)}, true)`.execute(transaction);
    return work(transaction);
  });
}
