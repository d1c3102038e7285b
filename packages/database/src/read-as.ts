import type pg from 'pg';
import { DatabaseUnavailable, isUnavailable } from './is-unavailable.ts';
import type { Database } from './open-database.ts';
import { ReadQuery } from './read-query.ts';
import { sendOnConnection } from './send-on-connection.ts';
import { UnpreparedClient } from './unprepared-client.ts';
import { becomeReaderStatement, type Identity } from './with-role.ts';

/** One statement with its bound values. */
export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement that connections prepare once. */
interface Named {
  readonly name: string;
  /** Whether its last run was quick enough to share a connection. */
  isQuick: boolean;
}

const mostNamed = 200;
const longestNamed = 4000;
const known = new Map<string, Named>();
/** From the message to its answer, alone or behind callers that share the connection. */
const quickMs = { alone: 50, shared: 500 };
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
 * prepared once per connection, up to limits of number and length that protect against callers who invent statements. One
 * that has proved quick shares its connection with other callers until it is slow.
 */
async function readFrom<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statementLimitMs: number,
  identity: Identity,
  { text, values }: ReadStatement,
): Promise<Row[]> {
  const become = becomeReaderStatement(identity, statementLimitMs);
  const named = nameOf(text);
  const isQuick = named?.isQuick === true;
  let began = 0;
  let sent: ReadQuery | undefined;
  try {
    const { rows } = await sendOnConnection(
      pool,
      isQuick,
      (client) =>
        new Promise<pg.QueryResult<Row>>((resolve, reject) => {
          const isPrepared = !(client instanceof UnpreparedClient);
          began = performance.now();
          if (isPrepared) prepare(client, become);
          sent = new ReadQuery(
            isPrepared ? become : { ...become, name: undefined },
            { name: isPrepared ? named?.name : undefined, text, values },
            (error, result) => (error == null ? resolve(result) : reject(error)),
          );
          client.query(sent);
        }),
    );
    if (named !== undefined) named.isQuick = performance.now() - began < quickMs[isQuick ? 'shared' : 'alone'];
    return rows;
  } catch (error) {
    if (named !== undefined) named.isQuick = false;
    // a missing role is never the caller's fault
    throw sent?.isFirstDone === true ? error : new DatabaseUnavailable(error);
  }
}

/** Outside the caller's transaction the statement only prepares itself. */
function prepare(client: pg.PoolClient, become: ReturnType<typeof becomeReaderStatement>): void {
  if (prepared.has(client)) return;
  prepared.add(client);
  client.query(become).catch(() => prepared.delete(client));
}

function nameOf(text: string): Named | undefined {
  const found = known.get(text);
  if (found !== undefined || known.size >= mostNamed || text.length > longestNamed) return found;
  const named = { name: `read_${known.size + 1}`, isQuick: false };
  known.set(text, named);
  return named;
}
