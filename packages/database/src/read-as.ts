import type pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from './is-unavailable.ts';
import type { Database } from './open-database.ts';
import { becomeStatement, type Identity } from './with-role.ts';

/** One statement with its bound values. */
export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const mostNamed = 200;
const longestNamed = 4000;
const names = new Map<string, string>();

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
 * Runs one statement in a read-only transaction as the caller, in one round trip: begin, role, statement and commit
 * do not wait for each other. New statements are prepared once per connection, up to limits of number and length that
 * protect against callers who invent statements.
 */
async function readFrom<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statementLimitMs: number,
  identity: Identity,
  { text, values }: ReadStatement,
): Promise<Row[]> {
  const client = await pool.connect();
  const { stream } = client.connection;
  stream.cork();
  const sent = [
    client.query('begin read only'),
    client.query(becomeStatement(identity, statementLimitMs)),
    client.query<Row>({ ...named(text), values: [...values] }),
    client.query('commit'),
  ] as const;
  stream.uncork();
  const [begun, became, read, ended] = await Promise.allSettled(sent);
  const failed = [begun, became, read, ended].find((one) => one.status === 'rejected');
  client.release(ended.status === 'rejected');
  // a missing role is never the caller's fault
  if (became.status === 'rejected') throw new DatabaseUnavailable(became.reason);
  if (failed !== undefined) throw failed.reason;
  return read.status === 'fulfilled' ? read.value.rows : [];
}

function named(text: string): { text: string; name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { text, name: known };
  if (names.size >= mostNamed || text.length > longestNamed) return { text };
  const name = `read_${names.size + 1}`;
  names.set(text, name);
  return { text, name };
}
