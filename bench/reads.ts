import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from '../apps/server/src/rest/catalog.ts';
import { parseRead } from '../apps/server/src/rest/parse-read.ts';
import { writeRead } from '../apps/server/src/rest/write-read.ts';
import { httpLoad } from './http-load.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import type { Figure } from './report/figure.ts';
import { printFigures } from './report/print-figures.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import { seconds } from './seconds.ts';
import { signToken } from './sign-token.ts';

const clients = 32;
const user = '00000000-0000-4000-8000-00000000000a';
/** A large body and a join stand for the reads without a goal. */
const reads: readonly { name: string; path: string; as: 'anon' | 'authenticated'; goal?: number }[] = [
  { name: 'translations', path: 'translations?select=key,language,value', as: 'anon', goal: 0.4 },
  { name: 'active models', path: 'ai_models?select=*&is_active=eq.true&order=name.asc', as: 'anon', goal: 0.4 },
  {
    name: 'own balance',
    path: `user_tokens?select=tokens_remaining&user_id=eq.${user}`,
    as: 'authenticated',
    goal: 0.3,
  },
  {
    name: 'own rules',
    path: `user_configurations?select=*,generated_rules(id,title)&user_id=eq.${user}&order=created_at.desc`,
    as: 'authenticated',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'regelwerk-reads-'));
const { server, database, url, stop } = await startNativeServer();
await prepareRows();
const token = await signToken(database, { sub: user });
const catalog = await readCatalog(database);

const figures: Figure[] = [];
for (const read of reads) {
  const headers = { apikey: publishableKey, ...(read.as === 'anon' ? {} : { authorization: `Bearer ${token}` }) };
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
      ...(read.goal === undefined ? {} : { goal: { of: 'ratio', atLeast: read.goal } as const }),
    },
    { name: `read ${read.name}, p99`, unit: 'ms', value: http.timings.p99 },
  );
}
printFigures([
  ...figures,
  {
    name: 'memory of the server after those reads',
    unit: 'MB',
    value: residentMegabytes(server.process.pid),
    goal: { of: 'value', atMost: 260 },
  },
]);
await stop();
rmSync(folder, { recursive: true, force: true });

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
