import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';

describe('bodies that are not sent to their end', () => {
  let app: TestApp;
  let server: ListeningServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    // RATE_LIMIT_FACTOR does not raise limits on memory
    app = await createTestApp(anyDatabaseMode, { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '50' });
    server = await app.listen();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
    await app.remove();
  });

  const begin = async (path: string, address: string, length = 'content-length: 9000') => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${address}`, length];
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n1\r\n{`, resolve));
    return socket;
  };
  const post = (path: string, address: string) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: { 'x-forwarded-for': address }, body: '{}' });

  test('are 200 at most for an address; others are served, and one that ends makes room', async () => {
    const paths = ['/auth/v1/signup', '/functions/v1/account', '/rest/v1/translations', '/webhooks/stripe'];
    const open: Socket[] = [];
    for (let count = 0; count < 200; count += 1) {
      const length = count % 2 === 0 ? 'content-length: 9000' : 'transfer-encoding: chunked';
      // one network of IPv6 is one address
      open.push(await begin(paths[count % 4] ?? '', `2001:db8:1:2::${count + 1}`, length));
    }
    await expect.poll(async () => (await post('/auth/v1/signup', '2001:db8:1:2::ff')).status).toBe(429);
    for (const path of paths) {
      const refused = await post(path, '2001:db8:1:2::ff');
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '1']);
      expect(await refused.json()).toMatchObject({ code: 'rate_limited', error_code: 'over_request_rate_limit' });
    }
    expect(
      (await fetch(`${server.url}/config.json`, { headers: { 'x-forwarded-for': '2001:db8:1:2::1' } })).status,
    ).toBe(200);
    expect((await post('/auth/v1/signup', '2001:db8:1:3::1')).status).not.toBe(429);
    open[0]?.destroy();
    await expect.poll(async () => (await post('/auth/v1/signup', '2001:db8:1:2::ff')).status).not.toBe(429);
  });

  test('count only until they have arrived', async () => {
    for (let count = 0; count < 250; count += 1) await (await post('/nowhere', '192.0.2.1')).text();
    expect((await post('/auth/v1/signup', '192.0.2.1')).status).not.toBe(429);
  });
});
