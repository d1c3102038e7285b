import type { Kysely } from 'kysely';
import type pg from 'pg';
import { connectEmbedded, connectNative } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { Schema } from './schema.ts';

/** Selects the embedded database (`dataDir`) or a native one (`url`). */
export type DatabaseOptions =
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
      readonly poolSize?: number;
      readonly statementLimitMs?: number;
      readonly onFault?: (fault: Error) => void;
    };

/** The product's database, embedded or native, through one driver. */
export interface Database {
  readonly mode: 'embedded' | 'native';
  readonly kysely: Kysely<Schema>;
  /** For libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  /** How a driver opens a session of its own; the embedded database listens on a local socket. */
  readonly connection: pg.PoolConfig;
  readonly statementLimitMs: number;
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
