import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPerson } from './create-person.ts';
import { formData } from './form-data.ts';
import { httpLoad } from './http-load.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import { printFigures } from './report/print-figures.ts';
import { seconds } from './seconds.ts';

const clients = 32;
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-charged-'));
const { server, database, url, stop } = await startNativeServer();
const people = await Promise.all(Array.from({ length: clients }, () => createPerson(database)));

const generate = (during: number) =>
  httpLoad(
    `${server.url}/functions/v1/generate-rules`,
    (client) => ({
      // every browser accepts it
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${people[client]?.token}`,
        'accept-encoding': 'gzip',
      },
      // as the wizard sends it, where the box is ticked
      body: () => ({ formData, requestId: randomUUID(), consent: true }),
    }),
    { clients, seconds: during },
  );
// as long as the measurement: Node compiles meanwhile
const warmUp = await generate(seconds);
const http = await generate(seconds);
await requireCharged(warmUp.answers + http.answers);
const pgbench = runPgbench();

printFigures([
  {
    name: 'charged generations, 32 clients, native Postgres',
    unit: '/s',
    value: http.perSecond,
    reference: { name: 'their statement in pgbench', value: pgbench },
    goal: { of: 'ratio', atLeast: 0.25 },
  },
  { name: 'charged generation, p99', unit: 'ms', value: http.timings.p99 },
]);
await stop();
rmSync(folder, { recursive: true, force: true });

/** Throws unless each answer was paid for, and nothing else was. */
async function requireCharged(answers: number): Promise<void> {
  const { rows } = await database.pool.query(
    `select count(*)::int as runs, (select count(*)::int from public.token_transactions where delta = -1) as tokens,
      (select count(*)::int from private.consents) as consents
      from public.generations where state = 'captured' and result is not null`,
  );
  if (Object.values(rows[0]).every((count) => count === answers)) return;
  throw new Error(`${answers} answers, ${JSON.stringify(rows[0])}`);
}

/** Runs the server's statement with values of the same size, from as many clients without HTTP, each for a person of its own. */
function runPgbench(): number {
  const read = (query: string) =>
    execFileSync('psql', [url, '-Atc', query], { encoding: 'utf8', maxBuffer: 10_000_000 }).trim();
  const title = 'Rules for a fullstack application with React';
  const variables = {
    hash: 'a'.repeat(43),
    title,
    description: `Rule generated: ${title}`,
    result: read('select result from public.generations where result is not null limit 1'),
    consent: read(`select to_jsonb(c) - '{id,user_id}'::text[] from private.consents c limit 1`),
  };
  const ofClient = (ids: readonly string[]) => `(array[${ids.map((id) => `'${id}'`).join(',')}])[:client_id + 1]::uuid`;
  const [person, session] = [people.map(({ id }) => id), people.map(({ sessionId }) => sessionId)].map(ofClient);
  const values = [
    person,
    'gen_random_uuid()',
    ':hash',
    ':title',
    ':description',
    ':result',
    session,
    'null',
    ':consent',
  ];
  const script = join(folder, 'settle.sql');
  writeFileSync(script, `select * from private.settle_generation(${values.join(', ')});\n`);
  const definitions = Object.entries(variables).flatMap(([key, value]) => ['-D', `${key}=${value}`]);
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  const output = execFileSync('pgbench', [...load, ...definitions, '-f', script, url], { encoding: 'utf8' });
  const perSecond = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (perSecond === undefined) throw new Error(`pgbench said:\n${output}`);
  return Number(perSecond);
}
