import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Embedded } from './embedded/start-embedded.ts';
import type { Database, DatabaseOptions } from './open-database.ts';
import type { Schema } from './schema.ts';

/** Detects a server that vanished silently, and limits the wait for a connection. */
const patience = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** A session keeps the settings it began with: once a database accepts writes again, no session refuses them for longer. */
const longestSessionSeconds = 60;

/** Opens the pool of a native database; its connections are made by the first queries. */
export function connectNative(options: Extract<DatabaseOptions, { readonly url: string }>): Database {
  const { url, poolSize = 10, statementLimitMs = 10_000 } = options;
  const connection = { ...patience, connectionString: url, max: poolSize };
  const pool = openPool({ ...connection, maxLifetimeSeconds: longestSessionSeconds });
  return assemble({ mode: 'native', connection, pool, statementLimitMs });
}

/** Opens the pool of a running embedded database, and closes both together. */
export function connectEmbedded(embedded: Embedded, options: DatabaseOptions): Database {
  const { poolSize = 10, statementLimitMs = 10_000 } = options;
  const { host, port, copyFiles } = embedded;
  const connection = { host, port, user: 'postgres', database: 'postgres', max: poolSize };
  const pool = openPool(connection);
  return assemble({ mode: 'embedded', connection, pool, statementLimitMs, copyFiles }, embedded.close);
}

function assemble(
  parts: Omit<Database, 'kysely' | 'close'>,
  closeServer: () => Promise<void> = async () => undefined,
): Database {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: parts.pool }) });
  return {
    ...parts,
    kysely,
    close: async () => {
      await kysely.destroy();
      await closeServer();
    },
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
