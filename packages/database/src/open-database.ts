import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { startEmbedded } from './embedded/start-embedded.ts';
import { openReplica, type Replica } from './open-replica.ts';
import type { Schema } from './schema.ts';
import { SessionPool, type WatchCheckout } from './session-pool.ts';
import { UnpreparedClient } from './unprepared-client.ts';

interface Watched {
  /** Called whenever somebody asks one of the pools for a connection. */
  readonly watch?: ((pool: 'queries' | 'sessions') => ReturnType<WatchCheckout>) | undefined;
}

/** Selects the embedded database (`dataDir`) or a native one (`url`). */
export type DatabaseOptions = Watched &
  (
    | {
        readonly dataDir: string;
        readonly poolSize?: number;
        readonly statementLimitMs?: number;
        readonly idleTransactionMs?: number;
        /** Called when the embedded database ends or cannot be restarted. */
        readonly onFault?: (fault: Error) => void;
      }
    | {
        readonly url: string;
        /** The same database without the pooler that `url` then leads to. */
        readonly directUrl?: string | undefined;
        /** A streaming replica that answers reads of public rows. */
        readonly readUrl?: string | undefined;
        /** Called when those reads begin to come from the replica, and when they no longer do. */
        readonly onReplica?: (isUsed: boolean) => void;
        readonly poolSize?: number;
        readonly statementLimitMs?: number;
        readonly onFault?: (fault: Error) => void;
      }
  );

/** The product's database, embedded or native, through one driver. */
export interface Database {
  readonly mode: 'embedded' | 'native';
  readonly kysely: Kysely<Schema>;
  /** For libraries that bring their own SQL. Behind a pooler, session state does not outlive a transaction. */
  readonly pool: pg.Pool;
  /** For work that needs a session of its own, such as the job queue; the same as `pool` if there is no pooler. */
  readonly sessions: pg.Pool;
  /** How a driver opens a session of its own; the embedded database listens on a local socket. */
  readonly connection: pg.PoolConfig;
  readonly statementLimitMs: number;
  readonly replica?: Replica | undefined;
  /** Copies the files of the embedded database to a new folder, as they are between two transactions. */
  readonly copyFiles?: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const sessionPoolSize = 5;
/** Detects a server that vanished silently, and limits the wait for a connection. */
const patience = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens the embedded database in `dataDir`, or the native one at `url`. Ignores faults of idle connections: the next
 * query opens a new one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { poolSize = 10, statementLimitMs = 10_000, watch } = options;
  if ('url' in options) {
    const { url, directUrl, readUrl, onReplica = () => undefined } = options;
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
  const embedded = await startEmbedded(options);
  const connection = {
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: poolSize,
  };
  const pool = openPool(connection, watch && (() => watch('queries')));
  const { copyFiles } = embedded;
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
