import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '../testing/end-with-parent.ts';
import { createCluster } from '../testing/postgres-cluster.ts';
import { runStatement } from '../testing/run-statement.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { checkFiles } from './check-files.ts';
import { createExampleDatabase } from './create-example-database.ts';
import { makeCertificate } from './make-certificate.ts';
import { tryCaddy } from './try-caddy.ts';
import { tryContainer } from './try-container.ts';
import { writeNginx } from './write-nginx.ts';

// checks the examples of deploy/, then runs three processes and nginx together under load, and restarts the processes one after
// the other: nothing acknowledged may be missing
const publishableKey = 'sb_publishable_deployment';
const signupTokens = 1000;
const processes = 3;
const mostSeconds = 60;
const calmMs = 4_000;
const closing: (() => unknown)[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Seen {
  readonly times: Readonly<
    Record<'read' | 'generation', { answers: number; median: number; p99: number; worst: number }>
  >;
  readonly seconds: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly acknowledged: readonly { readonly person: string; readonly generation: string }[];
  readonly persons: readonly string[];
  readonly sockets: { readonly open: number; readonly reopened: number };
}

try {
  await checkDeployment();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}

async function checkDeployment(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'regelwerk-deployment-'));
  closing.push(() => rmSync(scratch, { recursive: true, force: true }));
  chmodSync(scratch, 0o755);
  const tls = makeCertificate(scratch);
  const [port = 0, plainPort = 0, caddyPort = 0, adminPort = 0, imagePort = 0, ...upstreams] = await freePorts(
    processes + 5,
  );
  const nginx = () => writeNginx(scratch, { port, plainPort, upstreams, ...tls });
  for (const line of checkFiles(scratch, nginx)) say(line);
  for (const line of await tryContainer(scratch, imagePort)) say(line);

  const cluster = await createCluster();
  closing.push(cluster.remove);
  // as at a managed server: no superuser, no bypassrls
  const direct = await createExampleDatabase(cluster);
  const site = `https://localhost:${port}`;
  const start = (at: number) =>
    startTestServer({
      PORT: String(at),
      SITE_URL: site,
      DATABASE_URL: direct,
      PUBLISHABLE_KEY: publishableKey,
      SIGNUP_TOKENS: String(signupTokens),
      RATE_LIMIT_FACTOR: '1000000',
      TRUST_PROXY: '1',
      PAYMENTS: 'off',
      DATA_DIR: join(scratch, String(at)),
      LOG_LEVEL: 'info',
    });
  const servers: TestServer[] = [];
  closing.push(() => Promise.all(servers.map((one) => one.stop())));
  for (const at of upstreams) servers.push(await start(at));
  await startProxy(scratch, nginx());
  say(`${processes} processes and nginx with deploy/nginx.conf are up`);
  await requireRedirect(plainPort);

  const load = driveLoad(site, tls.certificate);
  await load.running;
  await delay(calmMs);
  for (const [index, at] of upstreams.entries()) {
    const code = await servers[index]?.stop();
    if (code !== 0) throw new Error(`A process ended with ${code} instead of 0.`);
    servers[index] = await start(at);
    await delay(calmMs);
  }
  load.end();
  report(await load.seen, await figures(cluster.url('regelwerk'), servers));
  await verify(await load.seen, direct);
  const restart = async () => {
    await servers[0]?.stop();
    servers[0] = await start(upstreams[0] ?? 0);
  };
  const input = { port: caddyPort, adminPort, upstreams, scratch, key: publishableKey, restart };
  say(`deploy/Caddyfile: a socket and ${await tryCaddy(input)} pages and previews, all 200, while a process restarted`);
}

/** The first server of deploy/nginx.conf leads to the one with TLS. */
async function requireRedirect(port: number): Promise<void> {
  const { status, headers } = await fetch(`http://localhost:${port}/docs?x=1`, { redirect: 'manual' });
  const target = headers.get('location');
  if (status !== 308 || target !== 'https://localhost/docs?x=1') throw new Error(`nginx redirects to ${target}.`);
}

async function verify({ acknowledged, persons, sockets, answers }: Seen, direct: string): Promise<void> {
  const faults: string[] = [];
  const strange = Object.keys(answers).filter((one) => !/ (200|503)$/.test(one));
  if (strange.length > 0) faults.push(`unexpected answers: ${strange.join(', ')}`);
  const rows = await runStatement<{ id: string }>(direct, `select id from public.generations where state = 'captured'`);
  const kept = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter(({ generation }) => !kept.has(generation));
  if (lost.length > 0) faults.push(`${lost.length} acknowledged generations are missing`);
  const balances = await runStatement<{ user_id: string; tokens_remaining: number; charged: number }>(
    direct,
    `select t.user_id, t.tokens_remaining, (select count(*)::int from public.generations g where g.user_id = t.user_id and g.state = 'captured') as charged
     from public.user_tokens t`,
  );
  const wrong = balances.filter((one) => one.tokens_remaining !== signupTokens - one.charged);
  if (wrong.length > 0) faults.push(`${wrong.length} balances do not match what was charged`);
  if (sockets.open !== persons.length) faults.push(`${persons.length - sockets.open} sockets missed the last change`);
  if (faults.length > 0) throw new Error(`FAILED: ${faults.join('; ')}`);
  say(
    `Nothing is lost: ${acknowledged.length} acknowledged generations are there, each charged once, and ${sockets.open} of ${persons.length} sockets heard the last change.`,
  );
}

function report({ times, seconds, answers, sockets }: Seen, more: readonly string[]): void {
  for (const [kind, { answers: count, median, p99, worst }] of Object.entries(times))
    say(`${kind}: ${count} answers in ${seconds} s, median ${median} ms, p99 ${p99} ms, worst ${worst} ms`);
  say(
    `answers by status: ${Object.entries(answers)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
  say(`sockets: ${sockets.open} live at the end, joined again ${sockets.reopened} times`);
  for (const line of more) say(line);
}

/** The use of the machine: sessions of PostgreSQL, and memory of the processes. */
async function figures(database: string, servers: readonly TestServer[]): Promise<string[]> {
  const sessions = `select count(*)::int as count from pg_stat_activity where datname = 'regelwerk' and pid <> pg_backend_pid()`;
  const [there] = await runStatement<{ count: number }>(database, sessions);
  const memory = servers.map(({ process: { pid } }) => {
    const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`;
  });
  return [`sessions of PostgreSQL: ${there?.count}`, `memory of the processes: ${memory.join(', ')}`];
}

function driveLoad(site: string, certificate: string) {
  const script = join(import.meta.dirname, 'drive-load.ts');
  const child = spawn(process.execPath, [script, site, publishableKey, String(mostSeconds)], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithParent(child);
  closing.push(() => child.kill('SIGKILL'));
  let began: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  const seen = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'running') began();
      else return JSON.parse(line) as Seen;
    }
    throw new Error('The load ended without a result.');
  })();
  return { seen, running: Promise.race([running, seen.then(() => undefined)]), end: () => child.kill('SIGUSR2') };
}

async function startProxy(scratch: string, config: string): Promise<void> {
  const path = `${process.env.PATH}:/usr/sbin`;
  const proxy = spawn('nginx', ['-p', scratch, '-c', config], { stdio: 'ignore', env: { ...process.env, PATH: path } });
  endWithParent(proxy, 'TERM');
  closing.push(async () => {
    if (proxy.exitCode !== null) return;
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
  });
  await once(proxy, 'spawn');
  await delay(500);
  if (proxy.exitCode !== null)
    throw new Error(`nginx ended: ${readFileSync(join(scratch, 'nginx-error.log'), 'utf8')}`);
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  for (const probe of probes) probe.close();
  return ports;
}
