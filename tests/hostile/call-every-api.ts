import { createHmac, randomUUID } from 'node:crypto';
import { formData } from '../../tools/testing/form-data.ts';

/** One call of an API that needs the database, and its answer. */
export interface ApiAnswer {
  readonly name: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

const publishableKey = 'sb_publishable_hostile';
const secretKey = 'sb_secret_hostile';
const password = 'correct horse battery staple';
const webhookSecret = 'whsec_hostile';
const json = { apikey: publishableKey, 'content-type': 'application/json' };

/** Settings of a server whose APIs this file can call; it never reaches the payment provider. */
export const apiSettings = {
  PUBLISHABLE_KEY: publishableKey,
  SECRET_KEY: secretKey,
  STRIPE_SECRET_KEY: 'sk_test_hostile',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  RATE_LIMIT_FACTOR: '1000',
};

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Signs up a person through the auth API and returns them with a session. */
export async function signUp(url: string): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers: json, body });
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  return { id: user.id, email, token };
}

/** Sends one writing call to every API. */
export async function callEveryApi(url: string, { email, token }: Person): Promise<ApiAnswer[]> {
  const person = { ...json, authorization: `Bearer ${token}` };
  const server = { ...json, apikey: secretKey };
  const event = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'ping',
    created: 0,
    livemode: false,
    data: { object: {} },
  });
  const calls: readonly (readonly [name: string, path: string, headers: Record<string, string>, body: unknown])[] = [
    ['auth', '/auth/v1/token?grant_type=password', json, { email, password }],
    ['rest', '/rest/v1/translations', server, { key: randomUUID(), language: 'en', value: 'x' }],
    [
      'rpc',
      '/rest/v1/rpc/process_token_transaction',
      server,
      { p_user_id: randomUUID(), p_amount: 1, p_transaction_type: 'add' },
    ],
    ['function', '/functions/v1/account', person, { action: 'sessions' }],
    ['visitor function', '/functions/v1/generate-rules', json, { formData }],
  ];
  return Promise.all([
    ...calls.map(([name, path, headers, body]) =>
      answerOf(name, fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
    ),
    answerOf('webhook', fetch(`${url}/webhooks/stripe`, { method: 'POST', headers: signed(event), body: event })),
    answerOf('page', submitNotice(url)),
  ]);
}

function signed(body: string): Record<string, string> {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
}

/** Submits a withdrawal by form, as a browser without JavaScript does. */
function submitNotice(url: string): Promise<Response> {
  const fields = {
    id: randomUUID(),
    step: 'confirm',
    homepage: '',
    name: 'Ada',
    email: 'ada@example.com',
    contractReference: '1',
  };
  return fetch(`${url}/vertrag-widerrufen`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function answerOf(name: string, call: Promise<Response>): Promise<ApiAnswer> {
  const response = await call;
  return {
    name,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  };
}

/** Requests a reset link, which a job sends. */
export async function requestRecovery(url: string, email: string): Promise<void> {
  await fetch(`${url}/auth/v1/recover`, { method: 'POST', headers: json, body: JSON.stringify({ email }) });
}

/** Reads the balances that a person may see, which must be their own. */
export async function readOwnBalance(url: string, { token }: Person): Promise<unknown> {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return (await fetch(`${url}/rest/v1/user_tokens?select=user_id`, { headers })).json();
}

/** Stores a text under a new key, with the secret key. */
export async function putTranslation(
  url: string,
  value = 'x',
): Promise<{ readonly key: string; readonly status: number }> {
  const key = randomUUID();
  const headers = { ...json, apikey: secretKey };
  const body = JSON.stringify({ key, language: 'en', value });
  const response = await fetch(`${url}/rest/v1/translations`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return { key, status: response.status };
}
