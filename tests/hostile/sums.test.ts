import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryOf } from './memory-of.ts';
import { connectRaw, type RawClient } from './raw-client.ts';
import { startTarget, type Target } from './start-target.ts';

const attempts = Number(process.env.HOSTILE_SUMS ?? 250);
const mostMegabytes = 400;

/** Each thing stays below its own limit; the sum must be bounded too. */
describe('one address', () => {
  let target: Target;
  beforeAll(async () => {
    // with the factor of a trial, which multiplies no bound of memory
    target = await startTarget({ RATE_LIMIT_FACTOR: '50' });
  });
  afterEach(async () => {
    const started = performance.now();
    expect((await fetch(`${target.url}/rest/v1/ai_models?limit=1`, { headers: { apikey: target.key } })).status).toBe(
      200,
    );
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(memoryOf(target.process.pid)).toBeLessThan(mostMegabytes);
  });
  // throws if the server died meanwhile
  afterAll(() => target.remove());

  test(`${attempts} sockets with channels full of filters leave the process small`, async () => {
    const filters = Array.from({ length: 58 }, (_, index) => ({
      event: '*',
      schema: 'public',
      table: 'translations',
      filter: `value=eq.${String(index).padEnd(980, 'x')}`,
    }));
    const sockets: WebSocket[] = [];
    let replies = 0;
    for (let count = 0; count < attempts; count += 1) {
      const socket = new WebSocket(
        `${target.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${target.key}&vsn=1.0.0`,
      );
      socket.addEventListener('message', () => {
        replies += 1;
      });
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.addEventListener('open', () => resolve(true));
        socket.addEventListener('error', () => resolve(false));
      });
      if (!isOpen) continue;
      sockets.push(socket);
      const before = replies;
      for (let channel = 0; channel < 20; channel += 1) {
        socket.send(
          JSON.stringify({
            topic: `realtime:${channel}`,
            event: 'phx_join',
            ref: String(channel),
            payload: { config: { postgres_changes: filters } },
          }),
        );
      }
      await expect.poll(() => replies - before, { interval: 5 }).toBeGreaterThanOrEqual(20);
    }
    expect(sockets.length).toBe(Math.min(attempts, 500));
    expect(memoryOf(target.process.pid)).toBeLessThan(mostMegabytes);
    for (const socket of sockets) socket.close();
  });

  test(`${attempts} bodies that never end leave the process small`, async () => {
    const body = Buffer.alloc(255 * 1024, 'a');
    const clients: RawClient[] = [];
    for (let count = 0; count < attempts; count += 1) {
      const client = await connectRaw(target.url);
      clients.push(client);
      await client.send(
        `POST /auth/v1/signup HTTP/1.1\r\nhost: localhost\r\napikey: ${target.key}\r\ncontent-length: ${body.length + 1}\r\n\r\n`,
      );
      await client.send(body);
    }
    const refused = () => clients.filter(({ received }) => received().startsWith('HTTP/1.1 429 '));
    await expect.poll(() => refused().length).toBe(attempts - 200);
    expect(memoryOf(target.process.pid)).toBeLessThan(mostMegabytes);
    for (const client of clients) client.reset();
  });
});
