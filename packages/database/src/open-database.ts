import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { Schema } from './schema.ts';
import { SessionClient } from './session-client.ts';
import { UnpreparedClient } from './unprepared-client.ts';

export type DatabaseOptions =
  | {
      readonly dataDir: string;
      readonly poolSize?: number;
      readonly statementLimitMs?: number;
      readonly idleTransactionMs?: number;
      /** Hears why the embedded database ended or could not start again. */
      readonly onFault?: (fault: Error) => void;
    }
  | {
      readonly url: string;
      /** Leads to the same database past a pooler, which `url` then leads to. */
      readonly directUrl?: string | undefined;
      readonly poolSize?: number;
      readonly statementLimitMs?: number;
      readonly onFault?: (fault: Error) => void;
    };

/** The product's database, the same through one driver whether embedded or a native server. */
export interface Database {
  readonly mode: 'embedded' | 'native';
  readonly kysely: Kysely<Schema>;
  /** For libraries that bring their own SQL. Behind a pooler, nothing of a session outlives a transaction here. */
  readonly pool: pg.Pool;
  /** For what needs a session of its own, such as the job queue; the same pool where no pooler is in between. */
  readonly sessions: pg.Pool;
  /** How a driver gets a session of its own; the embedded database listens on a local socket. */
  readonly connection: pg.PoolConfig;
  readonly statementLimitMs: number;
  readonly close: () => Promise<void>;
}

const sessionPoolSize = 5;
/** A server that vanished without a word is noticed, and nobody waits for a connection for ever. */
const patience = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens the embedded database in `dataDir`, or the native one at `url`.
 * Connection faults of idle connections are left to the next query, which opens a new one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { poolSize = 10, statementLimitMs = 10_000 } = options;
  if ('url' in options) {
    const { url, directUrl } = options;
    const pooled = { ...patience, connectionString: url, max: poolSize };
    const pool = directUrl === undefined ? openPool(pooled) : openPool({ ...pooled, Client: UnpreparedClient });
    const direct = { ...patience, connectionString: directUrl ?? url, max: sessionPoolSize };
    const sessions = directUrl === undefined ? pool : openPool(direct);
    return assemble({ mode: 'native', connection: direct, pool, sessions, statementLimitMs });
  }
  const embedded = await startEmbedded(options);
  const connection = {
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: poolSize,
  };
  const pool = openPool(connection);
  return assemble({ mode: 'embedded', connection, pool, sessions: pool, statementLimitMs }, embedded.close);
}

function assemble(
  parts: Omit<Database, 'kysely' | 'close'>,
  closeServer: () => Promise<void> = async () => undefined,
): Database {
  const { pool, sessions } = parts;
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    ...parts,
    kysely,
    close: async () => {
      await kysely.destroy();
      if (sessions !== pool) await sessions.end();
      await closeServer();
    },
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ Client: SessionClient, ...config, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (_error, client) => {
    // a session that is ending is not used again
    if (client instanceof SessionClient && client.isStale) client.end().catch(() => undefined);
  });
  return pool;
}
