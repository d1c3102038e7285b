import { hashPassword, passwordCost } from '../../apps/server/src/domain/accounts/password-hash.ts';
import { httpLoad } from '../../bench/http-load.ts';
import { underLoad } from '../../bench/measure.ts';
import { publishableKey, startNativeServer } from '../../bench/native-server.ts';
import { printFigures } from '../../bench/report/print-figures.ts';

/** Shorter than the other loads: five of them follow each other here. */
const seconds = 2;
const password = 'correct horse 9';
const { server, stop } = await startNativeServer();
const read = `${server.url}/rest/v1/ai_models?select=*&is_active=eq.true&order=name.asc`;
const headers = { apikey: publishableKey };

async function post(path: string, body: object): Promise<{ refresh_token: string }> {
  const response = await fetch(`${server.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { refresh_token: string };
}

const emails = Array.from({ length: 8 }, (_, index) => `person-${index}@example.com`);
for (const email of emails) await post('signup', { email, password });
let turn = 0;
const signIn = async () => {
  turn += 1;
  await post('token?grant_type=password', { email: emails[turn % emails.length], password });
};

await underLoad(8, 1, signIn);
// only the hash, with as many lanes as the server, which leaves one core free
const bare = await underLoad(8, seconds, async () => void (await hashPassword(password, passwordCost)));
const signIns = await underLoad(8, seconds, signIn);

await httpLoad(read, () => ({ headers }), { clients: 4, seconds: 1 });
const quiet = await httpLoad(read, () => ({ headers }), { clients: 4, seconds });
const [beside] = await Promise.all([
  httpLoad(read, () => ({ headers }), { clients: 4, seconds }),
  underLoad(8, seconds, signIn),
]);

const sessions = await Promise.all(emails.map((email) => post('token?grant_type=password', { email, password })));
const waiting = sessions.map(({ refresh_token }) => refresh_token);
const refreshes = await underLoad(sessions.length, seconds, async () => {
  const { refresh_token } = await post('token?grant_type=refresh_token', { refresh_token: waiting.pop() ?? '' });
  waiting.push(refresh_token);
});

printFigures([
  {
    name: 'sign-ins, 8 clients',
    unit: '/s',
    value: signIns.perSecond,
    reference: { name: 'the hash alone on as many cores', value: bare.perSecond },
  },
  {
    name: 'p99 of a read beside 8 sign-ins',
    unit: 'ms',
    value: beside.timings.p99,
    reference: { name: 'p99 without them', value: quiet.timings.p99 },
  },
  { name: 'refreshes of sessions, 8 clients', unit: '/s', value: refreshes.perSecond },
]);
await stop();
