import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchWithRequestId } from './fetch-with-request-id.ts';
import { loadPart } from './load-part.ts';
import { publicConfig } from './public-config.ts';

const heartbeatMs = 30_000;

let client: Promise<SupabaseClient> | undefined;

/**
 * Returns the only client of the server's data and functions. Loads it at its first use, so that the first paint does
 * not wait.
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= createOnce().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createOnce(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([
    loadPart(() => import('@supabase/supabase-js')),
    publicConfig(),
  ]);
  return createClient(window.location.origin, config.publishableKey, {
    auth: { experimental: { recoveryCodes: true } },
    // the query client tries again; both together would keep a person waiting for 15 seconds
    db: { retry: false },
    global: { fetch: fetchWithRequestId },
    realtime: { heartbeatIntervalMs: heartbeatMs },
  });
}
