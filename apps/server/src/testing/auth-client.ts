import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type TestApp, testSite } from './create-test-app.ts';

/** A separate browser from the client's view: its storage, and a client with the publishable key. */
export interface AuthBrowser {
  readonly client: SupabaseClient;
  readonly stored: Map<string, string>;
  /** Every answer that the client got, newest last. */
  readonly answers: { readonly path: string; readonly status: number }[];
}

/** Opens a client that calls the app without a network; `break` makes calls fail as if offline. */
export function openBrowser(
  app: TestApp,
  options: {
    readonly flowType?: 'implicit' | 'pkce';
    readonly stored?: Map<string, string>;
    readonly isOffline?: () => boolean;
    readonly experimental?: { readonly recoveryCodes: boolean };
  } = {},
): AuthBrowser {
  const {
    flowType = 'implicit',
    stored = new Map<string, string>(),
    isOffline = () => false,
    experimental = {},
  } = options;
  const answers: AuthBrowser['answers'] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    if (isOffline()) throw new TypeError('fetch failed');
    const path = String(url).replace(testSite, '');
    const response = await app.request(path, init);
    answers.push({ path, status: response.status });
    return response;
  };
  const client = createClient(testSite, app.deps.keys.publishable, {
    global: { fetch: fetch as typeof globalThis.fetch },
    auth: {
      flowType,
      experimental,
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    },
  });
  return { client, stored, answers };
}

/** Opens a client with the secret key. */
export function openService(app: TestApp): SupabaseClient {
  const fetch = async (url: unknown, init?: RequestInit) => app.request(String(url).replace(testSite, ''), init);
  return createClient(testSite, app.deps.keys.secret, {
    global: { fetch: fetch as typeof globalThis.fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
