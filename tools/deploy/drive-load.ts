import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { formData } from '../testing/form-data.ts';

// people who read, generate and listen at one address for some seconds; prints what they saw as one line of JSON
const [url = '', key = '', seconds = '30'] = process.argv.slice(2);
const people = 8;
const visitors = 4;
const patienceMs = 20_000;
/** More than a proxy lets through one connection if nothing else is set, with many under way at any time. */
const callers = 50;
const callsOfEach = 50;

const times: Record<string, number[]> = { read: [], generation: [] };
const answers: Record<string, number> = {};
const acknowledged: { person: string; generation: string }[] = [];
let isOver = false;

const persons = await Promise.all(Array.from({ length: people }, openPerson));
await Promise.all(Array.from({ length: callers }, preview));
const until = setTimeout(() => {
  isOver = true;
}, Number(seconds) * 1000);
process.once('SIGUSR2', () => {
  isOver = true;
  clearTimeout(until);
});
const started = performance.now();
process.stdout.write('running\n');
await Promise.all([...persons.map(work), ...Array.from({ length: visitors }, visit)]);
const took = (performance.now() - started) / 1000;
const heard = await Promise.all(persons.map(hearsOfTheLast));
const result = `${JSON.stringify({
  times: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, summary(all)])),
  seconds: Math.round(took),
  answers,
  acknowledged,
  persons: persons.map(({ id }) => id),
  sockets: { open: heard.filter(Boolean).length, reopened: persons.reduce((sum, one) => sum + one.reopened(), 0) },
})}\n`;
// the end of the process would cut what the pipe has not taken yet
process.stdout.write(result, () => process.exit(0));

async function openPerson() {
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({
    email: `${randomUUID()}@example.com`,
    password: 'correct horse 9',
  });
  if (data.session === null) throw new Error(`sign-up failed: ${error?.message}`);
  const { user, access_token: token } = data.session;
  let last: number | undefined;
  let joins = 0;
  await client.realtime.setAuth(token);
  const filter = { event: '*', schema: 'public', table: 'user_tokens', filter: `user_id=eq.${user.id}` } as const;
  client
    .channel('tokens')
    .on('postgres_changes', filter, ({ new: row }) => {
      if ('tokens_remaining' in row) last = Number(row.tokens_remaining);
    })
    .subscribe((state) => {
      if (state === 'SUBSCRIBED') joins += 1;
    });
  return { id: user.id, token, lastHeard: () => last, reopened: () => Math.max(0, joins - 1), joins: () => joins };
}

type Person = Awaited<ReturnType<typeof openPerson>>;

async function work(person: Person): Promise<void> {
  while (!isOver) {
    await generate(person);
    await read('/rest/v1/user_tokens?select=tokens_remaining', person.token);
    await delay(50);
  }
}

async function visit(): Promise<void> {
  while (!isOver) {
    await read('/rest/v1/prices?select=id,unit_amount,products(name)', key);
    await delay(20);
  }
}

async function preview(): Promise<void> {
  for (let turn = 0; turn < callsOfEach; turn += 1)
    await call('preview', '/functions/v1/generate-rules', key, JSON.stringify({ formData }));
}

/** Repeats one request until it is answered; its id makes a repetition harmless. */
async function generate(person: Person): Promise<number | undefined> {
  const body = JSON.stringify({
    formData: { ...formData, additionalNotes: randomUUID() },
    consent: true,
    requestId: randomUUID(),
  });
  for (;;) {
    const answer = await call('generation', '/functions/v1/generate-rules', person.token, body);
    if (answer === undefined) continue;
    const { full } = JSON.parse(answer) as { full: { generationId: string } };
    acknowledged.push({ person: person.id, generation: full.generationId });
    return acknowledged.length;
  }
}

async function read(path: string, token: string): Promise<string> {
  for (;;) {
    const answer = await call('read', path, token);
    if (answer !== undefined) return answer;
  }
}

async function call(
  kind: 'read' | 'generation' | 'preview',
  path: string,
  token: string,
  body?: string,
): Promise<string | undefined> {
  const start = performance.now();
  const headers = { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body };
  try {
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    count(`${kind} ${response.status}`);
    if (response.status === 200) {
      times[kind]?.push(performance.now() - start);
      return text;
    }
    if (response.status < 500) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  } catch (error) {
    if (error instanceof Error && /answered \d+/.test(error.message)) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    count(`${kind} without an answer (${cause instanceof Error ? cause.message : String(cause)})`);
  }
  await delay(100);
  return undefined;
}

/** After the load, each person spends one more token; their socket must say so. */
async function hearsOfTheLast(person: Person): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    await generate(person);
    const [row] = JSON.parse(await read('/rest/v1/user_tokens?select=tokens_remaining', person.token)) as {
      tokens_remaining: number;
    }[];
    for (let turn = 0; turn < 40; turn += 1) {
      if (person.lastHeard() === row?.tokens_remaining) return true;
      await delay(50);
    }
  }
  return false;
}

function count(what: string): void {
  answers[what] = (answers[what] ?? 0) + 1;
}

function summary(all: number[]) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { answers: sorted.length, median: at(0.5), p99: at(0.99), worst: at(1) };
}
