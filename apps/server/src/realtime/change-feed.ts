import type { Database } from '@regelwerk/database/open-database';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

const notification = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: z.record(z.string(), z.unknown()),
  owner: z.string().nullable(),
  at: z.string(),
});

/** A committed change of one row: which row, not what is in it. */
export type Change = z.infer<typeof notification>;

export interface ChangeFeed {
  readonly close: () => Promise<void>;
}

const retryMs = 500;

/**
 * Listens to the changes of every process on this database. After a lost connection it listens again and calls
 * `onGap`, since changes in between are gone.
 */
export async function openChangeFeed(
  database: Database,
  log: Logger,
  handlers: { readonly onChange: (change: Change) => void; readonly onGap: () => void },
): Promise<ChangeFeed> {
  let isClosed = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  const listen = async () => {
    const opened = new pg.Client(database.connection);
    client = opened;
    // a lost connection is followed by 'end', which does the work
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload }) => {
      const change = readChange(payload);
      if (change === undefined) log.warn('a notification of the database is not one of ours');
      else handlers.onChange(change);
    });
    try {
      await opened.connect();
      await opened.query('listen regelwerk_changes');
    } catch (error) {
      // a server that refuses to listen, such as a standby, must not collect connections
      await opened.end().catch(() => undefined);
      throw error;
    }
    opened.once('end', resume);
    if (isClosed) await opened.end();
  };
  const resume = () => {
    if (isClosed) return;
    log.warn('the change feed was interrupted');
    retry = setTimeout(() => void listen().then(handlers.onGap, resume), retryMs);
  };
  await listen();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}

/** Anybody with a connection to the database may notify: what cannot be read is left aside. */
function readChange(payload = ''): Change | undefined {
  try {
    return notification.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
