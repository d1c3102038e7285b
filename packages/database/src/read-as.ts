import pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from './is-unavailable.ts';
import type { Database } from './open-database.ts';
import { ReadQuery } from './read-query.ts';
import { UnpreparedClient } from './unprepared-client.ts';
import { becomeReaderStatement, type Identity } from './with-role.ts';

/** One statement with its bound values. */
export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const mostNamed = 200;
const longestNamed = 4000;
const names = new Map<string, string>();
/** The connections that know the statement which makes a caller of them. */
const prepared = new WeakSet<pg.PoolClient>();

/**
 * Reads as the caller, and as a visitor from the replica if there is a fresh one: visitors may read public rows alone,
 * so nobody misses a row of their own. The primary answers when the replica fails.
 */
export async function readAs<Row extends pg.QueryResultRow>(
  database: Database,
  identity: Identity,
  statement: ReadStatement,
): Promise<Row[]> {
  const replica = identity.role === 'anon' ? database.replica?.pool() : undefined;
  if (replica !== undefined) {
    try {
      return await readFrom(replica, database.statementLimitMs, identity, statement);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      database.replica?.noteFault();
    }
  }
  return readFrom(database.pool, database.statementLimitMs, identity, statement);
}

/**
 * Runs one statement in a read-only transaction as the caller, in one round trip of two statements. New statements are
 * prepared once per connection, up to limits of number and length that protect against callers who invent statements.
 */
async function readFrom<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statementLimitMs: number,
  identity: Identity,
  { text, values }: ReadStatement,
): Promise<Row[]> {
  const client = await pool.connect();
  const become = becomeReaderStatement(identity, statementLimitMs);
  const isPrepared = !(client instanceof UnpreparedClient);
  let sent: ReadQuery | undefined;
  try {
    // outside its transaction it only prepares itself
    if (isPrepared && !prepared.has(client)) await client.query(become);
    prepared.add(client);
    const { rows } = await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      const first = isPrepared ? become : { ...become, name: undefined };
      sent = new ReadQuery(first, { ...(isPrepared ? named(text) : { text }), values }, (error, result) =>
        error == null ? resolve(result) : reject(error),
      );
      client.query(sent);
    });
    client.release();
    return rows;
  } catch (error) {
    // a refused statement leaves its connection as it was; 57P are shutdowns
    client.release(!(error instanceof pg.DatabaseError) || error.code?.startsWith('57P'));
    // a missing role is never the caller's fault
    throw sent?.isFirstDone === true ? error : new DatabaseUnavailable(error);
  }
}

function named(text: string): { text: string; name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { text, name: known };
  if (names.size >= mostNamed || text.length > longestNamed) return { text };
  const name = `read_${names.size + 1}`;
  names.set(text, name);
  return { text, name };
}
