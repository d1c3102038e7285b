import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { Schema } from './schema.ts';

export type DatabaseOptions =
  | {
      readonly dataDir: string;
      readonly poolSize?: number;
      readonly statementLimitMs?: number;
      readonly idleTransactionMs?: number;
    }
  | { readonly url: string; readonly poolSize?: number; readonly statementLimitMs?: number };

/** The product's database, the same through one driver whether embedded or a native server. */
export interface Database {
  readonly mode: 'embedded' | 'native';
  readonly kysely: Kysely<Schema>;
  /** For libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  /** How a driver reaches this database; the embedded one listens on a local socket. */
  readonly connection: pg.PoolConfig;
  readonly statementLimitMs: number;
  readonly close: () => Promise<void>;
}

/**
 * Opens the embedded database in `dataDir`, or the native one at `url`.
 * Connection faults of idle connections are left to the next query, which opens a new one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { poolSize = 10, statementLimitMs = 10_000 } = options;
  if ('url' in options) {
    return assemble(
      'native',
      { connectionString: options.url, max: poolSize },
      statementLimitMs,
      async () => undefined,
    );
  }
  const embedded = await startEmbedded(options);
  const connection = {
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: poolSize,
  };
  return assemble('embedded', connection, statementLimitMs, embedded.close);
}

function assemble(
  mode: Database['mode'],
  connection: pg.PoolConfig,
  statementLimitMs: number,
  closeServer: () => Promise<void>,
): Database {
  const pool = new pg.Pool({ ...connection, pipeline: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    mode,
    kysely,
    pool,
    connection,
    statementLimitMs,
    close: async () => {
      await kysely.destroy();
      await closeServer();
    },
  };
}
