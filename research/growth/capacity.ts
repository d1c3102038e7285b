import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createPerson } from '../../bench/create-person.ts';
import { formData } from '../../bench/form-data.ts';
import { publishableKey, startNativeServer } from '../../bench/native-server.ts';
import { printFigures } from '../../bench/report/print-figures.ts';

const people = 8;
const rounds = 60;
/** The calls of a person in a minute of use: a page every twenty seconds, a rule every five minutes. */
const perMinute = { page: 3, generation: 0.2 };
/** The part of a core that leaves room for bursts. */
const share = 0.6;
const ticksPerSecond = 100;

const { server, database, stop } = await startNativeServer();
const accounts = await Promise.all(Array.from({ length: people }, openAccount));
type Account = (typeof accounts)[number];

/** The dashboard's reads: the page that asks for most. */
const reads = [
  'user_tokens?select=tokens_remaining',
  'token_transactions?select=id,created_at,description,transaction_type,amount&order=created_at.desc,id.desc&limit=5',
  'generations?select=id,created_at,title&state=eq.released&order=created_at.desc&limit=5',
  'generations?select=request_id,title,created_at&state=eq.captured&order=created_at.desc,id.desc&limit=5',
  'user_configurations?select=id&limit=1',
  'subscriptions?select=*&limit=1',
];
const calls = {
  page: async ({ id, headers }: Account) => {
    await Promise.all(reads.map((read) => ask(`/rest/v1/${read}&user_id=eq.${id}`, { headers })));
  },
  generation: ({ headers }: Account) =>
    ask('/functions/v1/generate-rules', {
      method: 'POST',
      headers,
      body: JSON.stringify({ formData, requestId: randomUUID(), consent: true }),
    }),
};
const page = await processorTime(calls.page);
const generation = await processorTime(calls.generation);
const costOf = (of: 'server' | 'postgres') => perMinute.page * page[of] + perMinute.generation * generation[of];
const peoplePer = (cost: number) => Math.floor((60_000 * share) / cost);
printFigures([
  { name: 'processor time of a dashboard page in the server', unit: 'ms', value: page.server },
  { name: 'processor time of a dashboard page in PostgreSQL', unit: 'ms', value: page.postgres },
  { name: 'processor time of a charged generation in the server', unit: 'ms', value: generation.server },
  { name: 'processor time of a charged generation in PostgreSQL', unit: 'ms', value: generation.postgres },
  { name: 'people at once for a process', unit: 'people', value: peoplePer(costOf('server')) },
  { name: 'people at once for a core of PostgreSQL', unit: 'people', value: peoplePer(costOf('postgres')) },
]);
await stop();

async function openAccount() {
  const { id, token } = await createPerson(database);
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { id, headers };
}

async function ask(path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** Returns the milliseconds of processor time that one call takes in the server and in PostgreSQL's sessions. */
async function processorTime(call: (account: Account) => Promise<void>) {
  const all = async (times: number) => {
    for (let round = 0; round < times; round += 1) await Promise.all(accounts.map(call));
  };
  await all(rounds / 3);
  const before = { server: used(server.process.pid), postgres: await usedByPostgres() };
  await all(rounds);
  const count = rounds * people;
  return {
    server: (used(server.process.pid) - before.server) / count,
    postgres: ((await usedByPostgres()) - before.postgres) / count,
  };
}

async function usedByPostgres(): Promise<number> {
  const { rows } = await database.pool.query('select pid from pg_stat_activity where datname = current_database()');
  return rows.reduce((sum: number, { pid }: { pid: number }) => sum + used(pid), 0);
}

/** The processor time of a process since its start, in milliseconds. */
function used(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
