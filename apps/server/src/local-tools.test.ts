import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import type { ServerEnv } from './http/bindings.ts';
import { isLocalRequest } from './http/is-local-request.ts';
import { publicTools } from './settings/public-tools.ts';
import { createTestApp } from './testing/create-test-app.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Call = { readonly method?: string; readonly headers?: Record<string, string>; readonly path?: string };

/** A server on a port of its own with its sandbox, asked over a socket with whatever Host a caller likes. */
async function startServer(environment: Record<string, string> = {}) {
  const app = await createTestApp('native', environment);
  cleanups.push(app.remove);
  const { server, realtime } = await createServer(app.deps);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => {
    await realtime.close();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, { method = 'GET', headers = {} }: Call = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };
  return { app, ask, port };
}

const foreign: Record<string, Record<string, string>> = {
  'another Host': { host: 'shop.example.com' },
  'another Host with a port': { host: 'shop.example.com:3000' },
  'a Host that begins like this machine': { host: 'localhost.example.com' },
  'X-Forwarded-For': { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
  'X-Forwarded-Host': { host: 'localhost', 'x-forwarded-host': 'shop.example.com' },
  'X-Forwarded-Proto alone': { host: 'localhost', 'x-forwarded-proto': 'https' },
  Forwarded: { host: 'localhost', forwarded: 'for=203.0.113.7' },
  'X-Real-IP': { host: 'localhost', 'x-real-ip': '203.0.113.7' },
  Via: { host: 'localhost', via: '1.1 proxy' },
};

describe('tools for trying the product', () => {
  test('answer this machine, and nobody whose request came from elsewhere', async () => {
    const { ask, port } = await startServer();
    for (const path of ['/dev/mailbox', '/sandbox'])
      for (const host of ['localhost', '127.0.0.1:3000', `[::1]:${port}`])
        expect((await ask(path, { headers: { host } })).status, `${path} at ${host}`).toBe(200);
    for (const path of ['/dev/mailbox', '/sandbox', '/sandbox/checkout/cs_1'])
      for (const [name, headers] of Object.entries(foreign)) {
        const answer = await ask(path, { headers });
        expect(answer.status, `${path} with ${name}`).toBe(404);
        expect(JSON.parse(answer.body), name).toMatchObject({ code: 'not_found' });
      }
    expect((await ask('/v1/account', { headers: { host: 'shop.example.com' } })).status).toBe(404);
  });

  test('a request line with a whole address does not stand in for the Host', async () => {
    const { ask } = await startServer();
    const answer = await ask('http://localhost:3000/dev/mailbox', { headers: { host: 'shop.example.com' } });
    expect(answer.status).toBe(404);
    expect((await ask('http://shop.example.com/dev/mailbox', { headers: { host: 'localhost' } })).status).toBe(404);
  });

  test('a peer elsewhere is refused whatever its headers say', async () => {
    const app = new Hono<ServerEnv>().get('/', (c) => c.json(isLocalRequest(c)));
    const isLocal = async (remoteAddress: string | undefined) =>
      (await app.request('http://localhost/', {}, { incoming: { socket: { remoteAddress } } } as never)).json();
    for (const address of ['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])
      expect(await isLocal(address), address).toBe(true);
    for (const address of ['192.168.1.20', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.example', undefined])
      expect(await isLocal(address), address).toBe(false);
  });

  test('a visitor through a proxy is not offered purchases that end at this machine', async () => {
    const { ask } = await startServer();
    const config = async (headers: Record<string, string>) => JSON.parse((await ask('/config.json', { headers })).body);
    expect(await config({ host: 'localhost' })).toMatchObject({ payments: 'sandbox' });
    expect(await config({ host: 'shop.example.com' })).toMatchObject({ payments: 'off' });
  });

  test('are off in production, and in a public demo open to everybody, which the start says', async () => {
    const production = await startServer({ NODE_ENV: 'production' });
    for (const path of ['/dev/mailbox', '/sandbox'])
      expect((await production.ask(path, { headers: { host: 'localhost' } })).body).not.toMatch(/Mailbox|Sandbox/);
    expect(production.app.deps.settings).toMatchObject({ devTools: 'nobody', payments: undefined });
    expect(publicTools(production.app.deps.settings)).toEqual([]);

    const demo = await startServer({ NODE_ENV: 'production', DEV_TOOLS: '1', PAYMENTS: 'sandbox' });
    const headers = { host: 'demo.example.com', 'x-forwarded-for': '203.0.113.7' };
    for (const path of ['/dev/mailbox', '/sandbox']) expect((await demo.ask(path, { headers })).status).toBe(200);
    expect(JSON.parse((await demo.ask('/config.json', { headers })).body)).toMatchObject({ payments: 'sandbox' });
    expect(publicTools(demo.app.deps.settings)).toEqual([
      expect.stringContaining('DEV_TOOLS=1'),
      expect.stringContaining('PAYMENTS=sandbox'),
    ]);
  });

  test('the sandbox takes no form of another site, in a demo neither', async () => {
    const own = 'http://localhost:3000';
    const { ask, port } = await startServer({ PAYMENTS: 'sandbox' });
    const post = (origin: string, host = 'localhost:3000') =>
      ask('/sandbox', { method: 'POST', headers: { host, origin } });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3001', 'https://localhost:3000'])
      expect((await post(origin)).status, origin).toBe(403);
    expect((await post('http://evil.example:3000', 'evil.example:3000')).status).toBe(403);
    expect((await post(own)).status).toBe(303);
    expect((await post(`http://127.0.0.1:${port}`, `127.0.0.1:${port}`)).status).toBe(303);
  });
});
