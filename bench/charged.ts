import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPerson } from './create-person.ts';
import { httpLoad } from './http-load.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import { printFigures } from './report/print-figures.ts';
import { seconds } from './seconds.ts';

const clients = 32;
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-charged-'));
const { server, database, url, stop } = await startNativeServer();
const people = await Promise.all(Array.from({ length: clients }, () => createPerson(database)));
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

printFigures([
  {
    name: 'charged generations, 32 clients, native Postgres',
    unit: '/s',
    value: http.perSecond,
    reference: { name: 'their statement in pgbench', value: pgbench },
    goal: { of: 'ratio', atLeast: 0.6 },
  },
  { name: 'charged generation, p99', unit: 'ms', value: http.timings.p99 },
]);
await stop();
rmSync(folder, { recursive: true, force: true });

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
