import { randomUUID } from 'node:crypto';
import { type FunctionName, functions } from '@regelwerk/contract/functions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyPlace } from '../../tools/testing/copy-place.ts';
import { databaseModes, everyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { openFrameSender } from './frame-sender.ts';
import { functionBodies } from './function-grammar.ts';
import { type Caller, type HostileRequest, type KnownThings, requestGrammar } from './request-grammar.ts';
import { residentMegabytes } from './resident-memory.ts';
import { type Stage, setStage } from './stage.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 2_000) / everyDatabaseMode.length;
const seed = Number(process.env.FUZZ_SEED ?? 20261122);
const batch = 500;
const atOnce = 8;
/**
 * With a heap of 256 MB, a leak of objects ends the server; the bound is for memory outside the heap, of which the
 * embedded database alone uses 300 MB.
 */
const heapMegabytes = 256;
const mostMegabytes = 1000;

const apis = ['auth', 'functions', 'pages', 'payments', 'realtime', 'rest'];
const blind: ReadonlySet<Caller> = new Set(['visitor', 'stranger', 'forger']);

test.each(databaseModes)(
  `${requests} hostile requests to the server on the %s database break nothing and reveal no foreign data`,
  async (mode) => {
    const { environment, erase } = await copyPlace(mode);
    const server = await startTestServer({
      ...environment,
      PUBLISHABLE_KEY: 'sb_publishable_fuzz',
      SECRET_KEY: 'sb_secret_fuzz',
      RATE_LIMIT_FACTOR: '100000',
      SIGNUP_TOKENS: '1000',
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    });
    try {
      const stage = await setStage(server.url);
      const outcome = await attack(server, stage);
      process.stdout.write(
        `fuzz on ${mode}: ${JSON.stringify({ seed, ...outcome.figures, ...Object.fromEntries(outcome.acceptedOf) })}\n`,
      );
      expect(outcome.faults, server.lines.slice(-10).join('\n')).toEqual([]);
      expect(server.process.exitCode).toBeNull();
      expect(outcome.figures.peakMegabytes).toBeLessThan(mostMegabytes);
      // requests that all fail at the first check would prove nothing
      expect(outcome.figures.accepted).toBeGreaterThan(requests / 8);
      expect([...outcome.acceptedOf.keys()].sort()).toEqual(apis);
      expect(outcome.figures.unavailable).toBeLessThan(requests * 0.01);
      expect(await stage.strangerIsSignedIn()).toBe(true);
      expect(await stage.victimSeesOwnRule()).toBe(true);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      await erase();
    }
  },
  300_000 + requests * 40,
);

async function attack(server: TestServer, stage: Stage) {
  const faults: string[] = [];
  const figures = { requests: 0, accepted: 0, unavailable: 0, startMegabytes: 0, peakMegabytes: 0 };
  const acceptedOf = new Map<string, number>();
  const frames = openFrameSender(server.url, stage, (text) => note('realtime', text, 200, undefined));
  const note = (what: string, text: string, status: number, request: HostileRequest | undefined) => {
    figures.requests += request === undefined ? 0 : 1;
    if (request !== undefined && status < 400) {
      figures.accepted += 1;
      acceptedOf.set(request.api, (acceptedOf.get(request.api) ?? 0) + 1);
    }
    figures.unavailable += status === 503 ? 1 : 0;
    const isFault = status >= 500 && status !== 503;
    const isLeak = (request === undefined || blind.has(request.caller)) && text.includes(stage.marker);
    if (!isFault && !isLeak) return;
    const sent = JSON.stringify(request ?? {}).slice(0, 1500);
    faults.push(`${isLeak ? 'shows a row of somebody else' : status} ${what}\n${text.slice(0, 300)}\n${sent}`);
  };
  const send = async (request: HostileRequest) => {
    if (request.method === 'FRAME') {
      await frames.send(request);
      return note('frame', '', 200, request);
    }
    try {
      const { status, text } = await stage.send(request);
      // the mailbox is a tool of the machine's owner, who sees every mail
      note(`${request.method} ${request.path}`, request.path.startsWith('/dev/') ? '' : text, status, request);
    } catch (error) {
      faults.push(`no answer: ${String(error)} ${JSON.stringify(request).slice(0, 1500)}`);
    }
  };
  const grammar = requestGrammar(stage.known);
  for (let done = 0; done < requests && faults.length < 20; done += batch) {
    const drawn = fc.sample(grammar, { numRuns: Math.min(batch, requests - done), seed: seed + done });
    const queue = drawn.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const request of queue) await send(request);
      }),
    );
    const resident = await residentMegabytes(server.process.pid ?? 0);
    if (done === 0) figures.startMegabytes = resident;
    figures.peakMegabytes = Math.max(figures.peakMegabytes, resident);
    if (server.process.exitCode !== null) {
      faults.push(`the server ended with ${server.process.exitCode}: ${server.lines.slice(-10).join('\n')}`);
      break;
    }
  }
  await frames.close();
  return { faults, figures, acceptedOf };
}

const known: KnownThings = {
  ids: [randomUUID(), randomUUID(), randomUUID()],
  emails: ['a@example.com'],
  prices: ['p'],
  orderId: randomUUID(),
  orderNumber: 1001,
  sessionId: 'cs_1',
  documentId: randomUUID(),
  consent: { termsVersion: 'a', withdrawalVersion: 'b', locale: 'en' },
};

test('every action of every function is among the requests', () => {
  const bodies = functionBodies(known);
  for (const [name, { response }] of Object.entries(functions)) {
    const sent: readonly object[] = bodies[name as FunctionName];
    if (!('each' in response)) expect(sent, name).not.toEqual([]);
    else
      expect(
        sent.map((body) => 'action' in body && body.action),
        name,
      ).toEqual(expect.arrayContaining(Object.keys(response.each)));
  }
});

test('the same seed gives the same requests', () => {
  const draw = () => fc.sample(requestGrammar(known), { numRuns: 50, seed });
  expect(draw()).toEqual(draw());
});
