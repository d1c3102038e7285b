import { ensure, say } from './ensure.mjs';

const node = ensure();
const { spawn, spawnSync } = await import('node:child_process');
const { existsSync, mkdirSync, rmSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { root } = await import('./ensure.mjs');
const { buildWeb } = await import('./build-web.mjs');
const { installForTests } = await import('./install-for-tests.mjs');

if ((await buildWeb()) !== 0) process.exit(1);
installForTests();
installLighthouse();

say('Measuring …');
const composed = measure('bench/compose.ts');
const generations = measure('bench/generations.ts');
const reads = measure('bench/reads.ts');
const charged = measure('bench/charged.ts');
const administration = measure('bench/administration.ts');
const fanOut = measure('bench/fan-out.ts');
const accounts = measure('bench/accounts.ts');
const initial = measure('bench/initial-javascript.ts');
const starts = [await timeStart(true), await timeStart(false)];
const lighthouse = measure('bench/lighthouse.ts');

const ms = (value) => `${value.toFixed(2)} ms`;
const perSecond = (value) => `${Math.round(value)}/s`;
const lines = [
  [
    'one rule composed, masked and rendered',
    `median ${ms(composed.median)}, p99 ${ms(composed.p99)}, worst ${ms(composed.worst)} over ${composed.combinations} combinations`,
  ],
  [
    'visitor generations, 32 clients',
    `${perSecond(generations.generated.perSecond)}, p99 ${ms(generations.generated.timings.p99)}`,
  ],
  [
    'bare answer of the same server, same run',
    `${perSecond(generations.bare.perSecond)}, p99 ${ms(generations.bare.timings.p99)}`,
  ],
  ['generations beside bare answers', `${generations.ratio.toFixed(2)}`],
  ...reads.reads.map(({ name, perSecond: rate, timings, pgbench, ratio }) => [
    `read ${name}, 32 clients, native Postgres`,
    `${perSecond(rate)}, p99 ${ms(timings.p99)}; the same transaction in pgbench ${perSecond(pgbench)}: ${ratio.toFixed(2)}`,
  ]),
  [
    'charged generations, 32 clients, native Postgres',
    `${perSecond(charged.charged.perSecond)}, p99 ${ms(charged.charged.timings.p99)}; the same statement in pgbench ${perSecond(charged.charged.pgbench)}: ${charged.charged.ratio.toFixed(2)}`,
  ],
  ...charged.rows.map(({ name, few, many, ratio }) => [
    `${name}, one person's`,
    `${ms(few)} in small tables, ${ms(many)} beside 1,000,000 rows: ${ratio.toFixed(2)} times`,
  ]),
  ...administration.pages.map(({ table, first, search, sort }) => [
    `admin table of ${table}, 100,000 people`,
    `first page ${ms(first)}, search ${ms(search)}, other order ${ms(sort)}`,
  ]),
  [
    'the ledger as a file',
    `${administration.file.rows} rows, ${administration.file.megabytes.toFixed(0)} MB in ${administration.file.seconds.toFixed(1)} s; memory ${administration.file.before.toFixed(0)} MB before, by quarters ${administration.file.quarters.map((size) => size.toFixed(0)).join(', ')} MB`,
  ],
  ['memory of the server after those reads', `${reads.residentMegabytes.toFixed(0)} MB resident`],
  [`one change to ${fanOut.subscribers} sockets`, `all told in ${ms(fanOut.bestMs)} to ${ms(fanOut.worstMs)}`],
  [
    'sign-ins, 8 clients',
    `${accounts.signInsPerSecond.toFixed(1)}/s; the hash alone on as many cores ${accounts.bareHashesPerSecond.toFixed(1)}/s: ${accounts.ratio.toFixed(2)}`,
  ],
  [
    'p99 of a read while 8 sign-ins run',
    `${ms(accounts.besideP99)}, quiet ${ms(accounts.quietP99)}: ${accounts.slowdown.toFixed(1)} times`,
  ],
  ['refreshes of sessions, 8 clients', perSecond(accounts.refreshesPerSecond)],
  ['initial JavaScript of the landing page', `${initial.gzippedKilobytes.toFixed(1)} kB gzipped`],
  ['npm start to ready, no data yet', ms(starts[0])],
  ['npm start to ready, data present', ms(starts[1])],
  ...lighthouse.pages.map(({ address, scores, largestPaintMs, blockedMs, faults }) => [
    `Lighthouse, mobile, simulated: ${address}`,
    `${Object.entries(scores)
      .map(([name, score]) => `${name} ${score}`)
      .join(
        ', ',
      )}; largest paint ${largestPaintMs} ms, blocked ${blockedMs} ms${faults.map((name) => `; ${name}`).join('')}`,
  ]),
];
for (const [name, value] of lines) process.stdout.write(`${name.padEnd(44)} ${value}\n`);
mkdirSync(join(root, '.cache/reports'), { recursive: true });
writeFileSync(
  join(root, '.cache/reports/bench.json'),
  JSON.stringify(
    { composed, generations, reads, charged, administration, fanOut, accounts, initial, starts, lighthouse },
    null,
    2,
  ),
);

function measure(script) {
  const { status, stdout } = spawnSync(node, [script], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

/** The time from the command to the line that says ready, with everything installed and built. */
async function timeStart(isFresh) {
  const data = join(root, '.cache/bench-data');
  if (isFresh) rmSync(data, { recursive: true, force: true });
  const start = performance.now();
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let time;
  for await (const chunk of child.stdout) {
    if (time !== undefined || !String(chunk).includes('ready at')) continue;
    time = performance.now() - start;
    child.kill('SIGTERM');
  }
  if (time === undefined) process.exit(1);
  return time;
}

/** Lighthouse is large and only measures, so it has its own folder and is installed by the first benchmark. */
function installLighthouse() {
  const folder = join(root, 'bench/lighthouse');
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  say('Installing Lighthouse (npm ci) …');
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
