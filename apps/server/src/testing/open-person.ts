import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openBrowser } from './auth-client.ts';
import type { TestApp } from './create-test-app.ts';

/** A signed-in person of a test. */
export interface TestPerson {
  readonly id: string;
  readonly client: SupabaseClient;
  /** Calls a function of the app and returns its status and parsed body, also of a refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of every shape
  readonly call: (name: string, body: object) => Promise<{ readonly status: number; readonly body: any }>;
  /** The tokens on the account. */
  readonly balance: () => Promise<number | undefined>;
}

/** Signs a new person up in a browser of their own. */
export async function openPerson(app: TestApp): Promise<TestPerson> {
  const { client } = openBrowser(app);
  const { data } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password: 'correct horse 9' });
  return {
    id: data.user?.id ?? '',
    client,
    call: async (name, body) => {
      const answer = await client.functions.invoke(name, { body: { ...body } });
      if (answer.error === null) return { status: 200, body: answer.data };
      return { status: answer.error.context.status, body: await answer.error.context.json() };
    },
    balance: async () => (await client.from('user_tokens').select('tokens_remaining').single()).data?.tokens_remaining,
  };
}
