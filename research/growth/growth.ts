import { Agent, request } from 'node:http';
import { createPerson } from '../../bench/create-person.ts';
import { summarise } from '../../bench/measure.ts';
import { publishableKey, startNativeServer } from '../../bench/native-server.ts';
import { printFigures } from '../../bench/report/print-figures.ts';

const { server, database, stop } = await startNativeServer();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const people = await Promise.all(Array.from({ length: 32 }, () => createPerson(database)));
const calls = {
  'saved rules':
    'user_configurations?select=id,name,ai_model,application_type,frameworks,behavior_preference,output_format,additional_notes,created_at&order=created_at.desc,id.asc&limit=20',
  'count of rules': 'user_configurations?select=id&limit=1',
  'latest movements':
    'token_transactions?select=id,created_at,description,transaction_type,amount&order=created_at.desc,id.desc&limit=5',
};
const few = await timeCalls();
await fill();
const many = await timeCalls();
printFigures(
  Object.keys(calls).map((name) => ({
    name: `one person's ${name} beside 1,000,000 rows`,
    unit: 'ms',
    value: many[name] ?? 0,
    reference: { name: 'in small tables', value: few[name] ?? 0 },
    goal: { of: 'ratio', atMost: 1.2 },
  })),
);
await stop();

function read(path: string, token: string): Promise<void> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${server.url}${path}`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume();
      answer.on('end', resolve);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Returns the median of two hundred runs of each call, in milliseconds. */
async function timeCalls(): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, query] of Object.entries(calls)) {
    const samples: number[] = [];
    for (let count = 0; count < 220; count += 1) {
      const { id, token } = people[count % people.length] ?? { id: '', token: '' };
      const before = performance.now();
      await read(`/rest/v1/${query}&user_id=eq.${id}`, token);
      if (count >= 20) samples.push(performance.now() - before);
    }
    medians[name] = summarise(samples).median;
  }
  return medians;
}

/** A million rows of other people in each table. */
async function fill(): Promise<void> {
  await database.pool.query(`
    alter table public.user_configurations disable trigger user;
    alter table public.token_transactions disable trigger user;
    insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.com' from generate_series(1, 1000) as n;
    insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
      select u.id, 'Rule ' || n, 'Claude', 'Fullstack', '{React,FastAPI}', 'Strict', 'Markdown'
      from (select id from auth.users where email like 'p%@example.com') as u, generate_series(1, 1000) as n;
    insert into public.token_transactions (user_id, transaction_type, amount, delta, balance_after, source_type, source_id)
      select u.id, 'add', 1, 1, n, 'bench', u.id || '-' || n
      from (select id from auth.users where email like 'p%@example.com') as u, generate_series(1, 1000) as n;
    analyze;`);
}
