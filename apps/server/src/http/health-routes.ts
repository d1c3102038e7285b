import { isMigrated } from '@regelwerk/database/migrate';
import type { Database } from '@regelwerk/database/open-database';
import { Hono } from 'hono';
import type { ServerEnv } from './bindings.ts';

/** `/health` answers while the process lives; `/ready` while it may be given traffic. */
export function healthRoutes(database: Database, isStopping: () => boolean): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/health', (c) => c.json({ status: 'alive' }))
    .get('/ready', async (c) => {
      if (isStopping()) return c.json({ status: 'stopping' }, 503);
      try {
        return (await isMigrated(database))
          ? c.json({ status: 'ready' })
          : c.json({ status: 'migrations pending' }, 503);
      } catch {
        return c.json({ status: 'database unavailable' }, 503);
      }
    });
}
