import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from '../apps/server/src/rest/catalog.ts';
import { parseRead } from '../apps/server/src/rest/parse-read.ts';
import { writeRead } from '../apps/server/src/rest/write-read.ts';
import type { TestServer } from '../tools/testing/start-test-server.ts';
import { httpLoad } from './http-load.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import type { Figure } from './report/figure.ts';
import { printFigures } from './report/print-figures.ts';
import { seconds } from './seconds.ts';
import { signToken } from './sign-token.ts';

const clients = 32;
const user = '00000000-0000-4000-8000-00000000000a';
/** `isShared`: also read from three processes. A large body and a join stand for the other two reads. */
const reads: readonly { name: string; path: string; as: 'anon' | 'authenticated'; goal: number; isShared?: true }[] = [
  { name: 'translations', path: 'translations?select=key,language,value', as: 'anon', goal: 0.6, isShared: true },
  { name: 'active models', path: 'ai_models?select=*&is_active=eq.true&order=name.asc', as: 'anon', goal: 0.6 },
  {
    name: 'own balance',
    path: `user_tokens?select=tokens_remaining&user_id=eq.${user}`,
    as: 'authenticated',
    goal: 0.6,
  },
  {
    name: 'own rules',
    path: `user_configurations?select=*,generated_rules(id,title)&user_id=eq.${user}&order=created_at.desc`,
    as: 'authenticated',
    goal: 0.7,
    isShared: true,
  },
];

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-reads-'));
const { server, database, url, startAnother, stop } = await startNativeServer();
await prepareRows();
const token = await signToken(database, { sub: user });
const catalog = await readCatalog(database);

const figures: Figure[] = [];
const headersOf = (read: (typeof reads)[number]) => ({
  apikey: publishableKey,
  ...(read.as === 'anon' ? {} : { authorization: `Bearer ${token}` }),
});
for (const read of reads) {
  const headers = headersOf(read);
  const address = `${server.url}/rest/v1/${read.path}`;
  // as long as the measurement: Node compiles meanwhile
  await httpLoad(address, () => ({ headers }), { clients, seconds });
  const http = await httpLoad(address, () => ({ headers }), { clients, seconds });
  const pgbench = runPgbench(read);
  figures.push(
    {
      name: `read ${read.name}, ${clients} clients, native Postgres`,
      unit: '/s',
      value: http.perSecond,
      reference: { name: 'the same transaction in pgbench', value: pgbench },
      goal: { of: 'ratio', atLeast: read.goal },
    },
    { name: `read ${read.name}, p99`, unit: 'ms', value: http.timings.p99, goal: { of: 'value', atMost: 25 } },
  );
}
const residentMegabytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.process.pid)])) / 1024;
const others = [await startAnother(), await startAnother()];
for (const read of reads.filter(({ isShared }) => isShared)) {
  const { one, three } = await compareProcesses(read);
  figures.push({
    name: `read ${read.name}, three processes beside their load`,
    unit: '/s',
    value: three,
    reference: { name: 'one process', value: one },
    goal: { of: 'ratio', atLeast: 1.5 },
  });
}
for (const other of others) await other.stop();
printFigures([
  ...figures,
  {
    name: 'memory of the server after those reads',
    unit: 'MB',
    value: residentMegabytes,
    goal: { of: 'value', atMost: 250 },
  },
]);
await stop();
rmSync(folder, { recursive: true, force: true });

/** Reads from one process, then with as many clients from three. All have compiled what they run. */
async function compareProcesses(read: (typeof reads)[number]): Promise<{ one: number; three: number }> {
  const load = (of: TestServer, share: number, during: number) =>
    httpLoad(`${of.url}/rest/v1/${read.path}`, () => ({ headers: headersOf(read) }), {
      clients: clients / share,
      seconds: during,
    });
  const all = [server, ...others];
  await Promise.all(all.map((of) => load(of, 4, 2 * seconds)));
  const { perSecond: one } = await load(server, 1, seconds);
  const shares = await Promise.all(all.map((of, index) => load(of, index === 0 ? 2 : 4, seconds)));
  return { one, three: shares.reduce((sum, { perSecond }) => sum + perSecond, 0) };
}

/** Runs the server's transaction, with role and claims, from as many clients without HTTP. */
function runPgbench(read: (typeof reads)[number]): number {
  const [name = '', query] = read.path.split('?');
  const table = catalog.tables.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  const { text, values } = writeRead(catalog, table, parseRead(new URLSearchParams(query)), {
    limit: 1000,
    isCounted: false,
  });
  const claims = read.as === 'anon' ? { role: 'anon' } : { role: 'authenticated', sub: user };
  const script = join(folder, 'transaction.sql');
  writeFileSync(
    script,
    `begin read only;
select set_config('role', :role, true), set_config('request.jwt.claims', :claims, true), set_config('timezone', 'UTC', true), set_config('statement_timeout', '10000', true);
${text.replaceAll(/\$(\d+)/g, ':p$1')};
commit;
`,
  );
  const variables = { role: read.as, claims: JSON.stringify(claims) };
  const parameters = values.map((value, index) => [`p${index + 1}`, String(value)]);
  const definitions = [...Object.entries(variables), ...parameters].flatMap(([key, value]) => [
    '-D',
    `${key}=${value}`,
  ]);
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const output = execFileSync('pgbench', [...load, ...definitions, '-f', script, url], { encoding: 'utf8' });
  const perSecond = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (perSecond === undefined) throw new Error(`pgbench said:\n${output}`);
  return Number(perSecond);
}

async function prepareRows(): Promise<void> {
  await database.pool.query(`
    insert into auth.users (id, email) values ('${user}', 'ada@example.com');
    insert into public.user_tokens (user_id, tokens_remaining) values ('${user}', 7) on conflict do nothing;
    insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
      select '${user}', 'Rule ' || n, 'Claude', 'Fullstack', '{React,FastAPI}', 'Strict', 'Markdown' from generate_series(1, 20) as n;
    insert into public.generated_rules (configuration_id, title, content, format)
      select id, name, repeat('line ', 1000), 'Markdown' from public.user_configurations;
    analyze;`);
}
