import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';
import { openSocket } from '../testing/open-socket.ts';

describe('the sockets of one address', () => {
  let app: TestApp;
  let server: ListeningServer;

  beforeAll(async () => {
    // two of the two hundred allowed
    app = await createTestApp('native', { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '1' });
    server = await app.listen();
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  const open = (address: string, more: Record<string, string> = {}) =>
    openSocket(server.url, `apikey=${app.deps.keys.publishable}&vsn=2.0.0`, { 'x-forwarded-for': address, ...more });

  test('are limited, a closed one frees its slot, and other addresses have their own', async () => {
    const [first, second] = [await open('192.0.2.1'), await open('192.0.2.1')];
    expect([first.outcome, second.outcome]).toEqual([101, 101]);
    expect((await open('192.0.2.1')).outcome).toBe(429);
    const other = await open('192.0.2.2');
    expect(other.outcome).toBe(101);
    first.socket.close();
    await expect.poll(async () => (await open('192.0.2.1')).outcome).toBe(101);
    expect((await open('192.0.2.1')).outcome).toBe(429);
    for (const { socket } of [second, other]) socket.terminate();
  });

  test('do not count if the handshake fails', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { outcome } = await open('192.0.2.3', { 'sec-websocket-protocol': ',,' });
      expect(outcome).toBe(400);
    }
    await expect.poll(async () => (await open('192.0.2.3')).outcome).toBe(101);
  });
});
