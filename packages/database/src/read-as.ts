import type pg from 'pg';
import { DatabaseUnavailable } from './is-unavailable.ts';
import type { Database } from './open-database.ts';
import { becomeStatement, type Identity } from './with-role.ts';

/** One statement with its bound values. */
export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs one statement in a read-only transaction as the caller. The driver sends its parts together; rows are returned
 * only if all of them succeeded.
 */
export async function readAs<Row extends pg.QueryResultRow>(
  database: Database,
  identity: Identity,
  { text, values }: ReadStatement,
): Promise<Row[]> {
  const client = await database.pool.connect();
  try {
    const [begun, become, read, ended] = await Promise.allSettled([
      client.query('begin read only'),
      client.query(becomeStatement(identity, database.statementLimitMs)),
      client.query<Row>({ text, values: [...values] }),
      client.query('commit'),
    ]);
    // a missing role is never the caller's fault
    for (const part of [begun, become]) if (part.status === 'rejected') throw new DatabaseUnavailable(part.reason);
    if (read.status === 'rejected') throw read.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return read.value.rows;
  } finally {
    client.release();
  }
}
