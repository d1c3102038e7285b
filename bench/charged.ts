import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpLoad } from './http-load.ts';
import { summarise } from './measure.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import { signToken } from './sign-token.ts';

const clients = 32;
const seconds = 6;
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-charged-'));
const { server, database, url, stop } = await startNativeServer();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const people = await Promise.all(Array.from({ length: clients }, createPerson));
const formData = {
  aiModel: 'Claude',
  applicationType: 'Fullstack',
  frameworks: ['React', 'TypeScript', 'FastAPI'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
};

const generate = (during: number) =>
  httpLoad(
    `${server.url}/functions/v1/generate-rules`,
    (client) => ({
      headers: { apikey: publishableKey, authorization: `Bearer ${people[client]?.token}` },
      body: { formData, requestId: randomUUID() },
    }),
    { clients, seconds: during },
  );
await generate(1);
const http = await generate(seconds);
const pgbench = runPgbench();

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
console.log(
  JSON.stringify({
    charged: { ...http, pgbench, ratio: http.perSecond / pgbench },
    rows: Object.keys(calls).map((name) => ({
      name,
      few: few[name],
      many: many[name],
      ratio: (many[name] ?? 0) / (few[name] ?? 1),
    })),
  }),
);
await stop();
rmSync(folder, { recursive: true, force: true });

/** An account with a session, many tokens and ten saved rules. */
async function createPerson(): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { pool } = database;
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await pool.query("select private.post_tokens($1, 1000000, 'bench', 'bench', $2, null)", [id, id]);
  await pool.query(
    `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
     select $1, 'Rule ' || n, 'Claude', 'Fullstack', '{React,FastAPI}', 'Strict', 'Markdown' from generate_series(1, 10) as n`,
    [id],
  );
  const { rows } = await pool.query("insert into auth.sessions (user_id, amr) values ($1, '[]') returning id", [id]);
  return { id, token: await signToken(database, { sub: id, session_id: rows[0].id }) };
}

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

/** Runs the server's statement, with a result of the same size, from as many clients without HTTP. */
function runPgbench(): number {
  const result = execFileSync(
    'psql',
    [url, '-Atc', 'select result from public.generations where result is not null limit 1'],
    {
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    },
  )
    .trim()
    // pgbench would take a name after a colon for one of its variables
    .replaceAll(/:(?=\w)/g, '\\u003a');
  writeFileSync(
    join(folder, 'settle.sql'),
    `\\set who random(0, ${clients - 1})
select s.outcome from private.settle_generation(
  (select id from auth.users order by id offset :who limit 1), gen_random_uuid(), repeat('a', 43), 't', 'd',
  $result$${result}$result$::jsonb, true) s;
`,
  );
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const output = execFileSync('pgbench', [...load, '-f', join(folder, 'settle.sql'), url], { encoding: 'utf8' });
  const perSecond = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (perSecond === undefined) throw new Error(`pgbench said:\n${output}`);
  return Number(perSecond);
}

/** Returns the median of two hundred runs of each call, in milliseconds. */
async function timeCalls(): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, query] of Object.entries(calls)) {
    const samples: number[] = [];
    for (let count = 0; count < 220; count += 1) {
      const { id, token } = people[count % clients] ?? { id: '', token: '' };
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
