import { createDeps, type Deps } from '../deps.ts';
import type { Settings } from '../settings/env.ts';

/**
 * Runs a command in this process, on a database that it opens for that. Webhooks of the payment sandbox wait for the next
 * server. The log stays silent: a command prints sentences.
 */
export async function withOwnDeps(settings: Settings, work: (deps: Deps) => Promise<number>): Promise<number> {
  const deps = await createDeps({ ...settings, logLevel: 'silent' });
  try {
    return await work(deps);
  } finally {
    await deps.database.close();
  }
}
