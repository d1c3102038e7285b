import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyPlace, type ServerPlace } from '../../tools/testing/copy-place.ts';
import { anyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const settings = { LOG_LEVEL: 'info', METRICS_PORT: '0' };

describe('a running server', () => {
  let place: ServerPlace;
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    place = await copyPlace(anyDatabaseMode);
    server = await startTestServer({ ...place.environment, ...settings });
    key = await keyOf(server);
  });
  /** The servers and databases of one test, which are removed with it however it ends. */
  const own: (() => Promise<unknown>)[] = [];
  const start = async (environment: Record<string, string>) => {
    const started = await startTestServer(environment);
    own.push(started.kill);
    return started;
  };
  const ownPlace = async () => {
    const { environment, erase } = await copyPlace(anyDatabaseMode);
    own.unshift(erase);
    return environment;
  };
  afterEach(async () => {
    for (const remove of own.splice(0).reverse()) await remove();
  });
  afterAll(async () => {
    await server.kill();
    await place.erase();
  });

  test('serves built files compressed and cached forever, and revalidates the page', async () => {
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const scripts = (await page.text()).match(/\/assets\/[\w-]+\.js/g) ?? [];
    for (const encoding of ['br', 'gzip']) {
      let length = 0;
      for (const script of scripts) {
        const asset = await fetch(`${server.url}${script}`, { headers: { 'accept-encoding': encoding } });
        expect(asset.headers.get('content-encoding')).toBe(encoding);
        expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(asset.headers.get('content-type')).toContain('javascript');
        length += (await asset.text()).length;
      }
      expect(length).toBeGreaterThan(100_000);
    }
  });

  test('serves only the built app', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2f..%2fpackage.json',
      '/.built-from',
    ]) {
      const response = await fetch(`${server.url}${path}`);
      const text = await response.text();
      expect(text, path).not.toMatch(/regelwerk-installed|"workspaces"|\[core\]/);
      if (path !== '/.built-from') expect(response.status, path).toBe(404);
    }
  });

  test('writes one structured line per request, with its id and without the query', async () => {
    const response = await fetch(`${server.url}/health?secret=1`);
    const id = response.headers.get('x-request-id');
    await expect.poll(() => server.lines.find((line) => id !== null && line.includes(id))).toBeDefined();
    const line = JSON.parse(server.lines.find((one) => id !== null && one.includes(id)) ?? '{}');
    expect(line).toMatchObject({ method: 'GET', route: '/health', status: 200, requestId: id });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  test('serves its figures on a port of their own only', async () => {
    const ready = server.lines.find((line) => line.includes('"metricsPort"')) ?? '{}';
    const { metricsPort } = JSON.parse(ready) as { metricsPort: number };
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('regelwerk_database_up 1');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/health`)).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test('a taken port is explained', async () => {
    const port = new URL(server.url).port;
    await expect(startTestServer({ ...(await ownPlace()), PORT: port })).rejects.toThrow(`Port ${port} is taken`);
  });

  test('on SIGTERM it finishes running requests, accepts no new ones, and exits with 0', async () => {
    const body = JSON.stringify({ formData: {} });
    const running = request(`${server.url}/functions/v1/generate-rules`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
        apikey: key,
      },
    });
    const answered: Promise<IncomingMessage[]> = once(running, 'response');
    // the server is handling the request once it asks for the body
    await once(running, 'continue');
    const stopped = server.stop();
    await expect
      .poll(() =>
        fetch(`${server.url}/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    running.end(body);
    const [response] = await answered;
    expect(response?.statusCode).toBe(400);
    expect(response?.headers.connection).toBe('close');
    expect(await text(response as IncomingMessage)).toContain('invalid_input');
    expect(await stopped).toBe(0);
  });

  test('behind a proxy it is not ready any more while it still answers, waits for no open socket, and then exits with 0', async () => {
    const again = await start({ ...(await ownPlace()), TRUST_PROXY: '1' });
    const path = `/realtime/v1/websocket?vsn=2.0.0&apikey=${await keyOf(again)}`;
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const mute = request(`${again.url}${path}`, { headers }).end();
    const [, socket] = await once(mute, 'upgrade');
    socket.on('error', () => undefined);
    const stopped = again.stop();
    await expect.poll(async () => (await fetch(`${again.url}/ready`)).status).toBe(503);
    expect((await fetch(`${again.url}/config.json`)).status).toBe(200);
    // exit code 0 means a clean stop; a stop that ran into its time limit has another code
    expect(await stopped).toBe(0);
    socket.destroy();
  });

  test('a second start on the same data runs no migration and keeps the keys', async () => {
    await server.kill();
    const again = await start({ ...place.environment, ...settings });
    expect(await keyOf(again)).toBe(key);
    expect(again.lines.filter((line) => line.includes('database brought up to date'))).toEqual([]);
  });

  test('wrong settings stop the start and list every fault', async () => {
    await expect(startTestServer({ PORT: 'many', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  test('a database that cannot be reached stops the start', async () => {
    await expect(startTestServer({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

async function keyOf(server: TestServer): Promise<string> {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
  return config.publishableKey;
}
