import type pg from 'pg';
import { sendOnConnection } from './send-on-connection.ts';

/**
 * Runs a quick statement in a transaction of its own, on a connection that other callers of the moment share. Each connection
 * prepares it once by its name.
 */
export function queryShared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<pg.QueryResult<Row>> {
  const { name, text, values } = statement;
  return sendOnConnection(pool, true, (client) => client.query<Row>({ name, text, values: [...values] }));
}
