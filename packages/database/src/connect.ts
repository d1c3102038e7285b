import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Embedded } from './embedded/start-embedded.ts';
import type { Database, DatabaseOptions } from './open-database.ts';
import { openReplica } from './open-replica.ts';
import type { Schema } from './schema.ts';
import { SessionPool, type WatchCheckout } from './session-pool.ts';
import { UnpreparedClient } from './unprepared-client.ts';

const sessionPoolSize = 5;
/** Detects a server that vanished silently, and limits the wait for a connection. */
const patience = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens the pools of a native database; its connections are made by the first queries. */
export function connectNative(options: Extract<DatabaseOptions, { readonly url: string }>): Database {
  const { url, directUrl, readUrl, onReplica = () => undefined, poolSize = 10, statementLimitMs = 10_000 } = options;
  const { watch } = options;
  const pooled = { ...patience, connectionString: url, max: poolSize };
  const watchQueries = watch && (() => watch('queries'));
  const unprepared = directUrl === undefined ? {} : { Client: UnpreparedClient };
  const pool = openPool({ ...pooled, ...unprepared }, watchQueries);
  const direct = { ...patience, connectionString: directUrl ?? url, max: sessionPoolSize };
  const sessions = directUrl === undefined ? pool : openPool(direct, watch && (() => watch('sessions')));
  const replica =
    readUrl === undefined ? undefined : openReplica(pool, { url: readUrl, poolSize, onChange: onReplica });
  return assemble({ mode: 'native', connection: direct, pool, sessions, statementLimitMs, replica });
}

/** Opens the pool of a running embedded database, and closes both together. */
export function connectEmbedded(embedded: Embedded, options: DatabaseOptions): Database {
  const { poolSize = 10, statementLimitMs = 10_000, watch } = options;
  const { host, port, copyFiles } = embedded;
  const connection = { host, port, user: 'postgres', database: 'postgres', max: poolSize };
  const pool = openPool(connection, watch && (() => watch('queries')));
  return assemble({ mode: 'embedded', connection, pool, sessions: pool, statementLimitMs, copyFiles }, embedded.close);
}

function assemble(
  parts: Omit<Database, 'kysely' | 'close'>,
  closeServer: () => Promise<void> = async () => undefined,
): Database {
  const { pool, sessions, replica } = parts;
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    ...parts,
    kysely,
    close: async () => {
      await replica?.close();
      await kysely.destroy();
      if (sessions !== pool) await sessions.end();
      await closeServer();
    },
  };
}

function openPool(config: pg.PoolConfig, watch?: WatchCheckout): pg.Pool {
  const pool = new SessionPool({ ...config, pipeline: true }, watch);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
