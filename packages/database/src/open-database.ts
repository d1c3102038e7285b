import type { Kysely } from 'kysely';
import type pg from 'pg';
import { connectEmbedded, connectNative } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { Replica } from './open-replica.ts';
import type { Schema } from './schema.ts';
import type { WatchCheckout } from './session-pool.ts';

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
  /** Copies the files of the embedded database, as a kill would leave them, to a new folder. */
  readonly copyFiles?: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the embedded database in `dataDir`, or the native one at `url`. Ignores faults of idle connections: the next
 * query opens a new one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) return connectNative(options);
  return connectEmbedded(await startEmbedded(options), options);
}
