import { findObstacle } from '@regelwerk/database/find-obstacle';
import type { Database } from '@regelwerk/database/open-database';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from './bindings.ts';

/** The phase of a process; only a serving one receives traffic. */
export type ServerPhase = 'starting' | 'serving' | 'stopping';

interface HealthDeps {
  readonly database: Database;
  readonly phase: () => ServerPhase;
  readonly log: Logger;
  readonly version: string;
}

const holdMs = 1_000;
const limitMs = 3_000;

/** `/health` answers while the process lives; `/ready` while it can serve callers, checked once a second. */
export function healthRoutes({ database, phase, log, version }: HealthDeps): Hono<ServerEnv> {
  let looked: { readonly at: number; readonly status: Promise<string> } | undefined;
  let last = 'ready';
  const look = async (): Promise<string> => {
    const status = await Promise.race([statusOf(database), afterLimit()]);
    // log each change once
    if (status !== last) log[status === 'ready' ? 'info' : 'error']({ status }, 'readiness changed');
    last = status;
    return status;
  };
  return new Hono<ServerEnv>()
    .get('/health', (c) => c.json({ status: 'alive', version }))
    .get('/ready', async (c) => {
      const now = phase();
      if (now !== 'serving') return c.json({ status: now }, 503);
      if (looked === undefined || performance.now() - looked.at > holdMs)
        looked = { at: performance.now(), status: look() };
      const status = await looked.status;
      return c.json({ status }, status === 'ready' ? 200 : 503);
    });
}

async function statusOf(database: Database): Promise<string> {
  try {
    return (await findObstacle(database)) ?? 'ready';
  } catch {
    return 'database unavailable';
  }
}

function afterLimit(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('database unavailable'), limitMs).unref();
  });
}
