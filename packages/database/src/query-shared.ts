import type pg from 'pg';
import { NamedQuery } from './named-query.ts';
import { sendOnConnection } from './send-on-connection.ts';
import { UnpreparedClient } from './unprepared-client.ts';

/**
 * Runs a quick statement in a transaction of its own, on a connection that other callers of the moment share. Each connection
 * prepares it once by its name.
 */
export function queryShared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<pg.QueryResult<Row>> {
  return sendOnConnection(
    pool,
    true,
    (client) =>
      new Promise<pg.QueryResult<Row>>((resolve, reject) => {
        const name = client instanceof UnpreparedClient ? undefined : statement.name;
        client.query(
          new NamedQuery({ ...statement, name }, (error, result) => (error == null ? resolve(result) : reject(error))),
        );
      }),
  );
}
