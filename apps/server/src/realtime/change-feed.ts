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

/** A committed change of one row: identifies the row without its content. */
export type RowChange = z.infer<typeof notification>;

export interface ChangeFeed {
  readonly close: () => Promise<void>;
}

const retryMs = 500;

/**
 * Listens to the changes made by all processes on this database. After a lost connection it reconnects and calls
 * `onGap`, because changes in between are lost.
 */
export async function openChangeFeed(
  database: Database,
  log: Logger,
  handlers: {
    readonly onChange: (change: RowChange) => void;
    readonly onGap: () => void;
  },
): Promise<ChangeFeed> {
  let isClosed = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  const listen = async () => {
    const opened = new pg.Client(database.connection);
    client = opened;
    // 'end' follows a lost connection and does the work
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
      // a server that refuses LISTEN, such as a standby, must not accumulate connections
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

/** Any database client may notify, so an unreadable payload is ignored. */
function readChange(payload = ''): RowChange | undefined {
  try {
    return notification.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
