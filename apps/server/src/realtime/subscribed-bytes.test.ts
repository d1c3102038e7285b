import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';
import { type BareSocket, openSocket } from '../testing/open-socket.ts';

describe('what the sockets of strangers subscribe to', () => {
  let app: TestApp;
  let server: ListeningServer;

  beforeAll(async () => {
    app = await createTestApp('native', { TRUST_PROXY: '1' });
    server = await app.listen();
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  const open = (address = '192.0.2.1') =>
    openSocket(server.url, `apikey=${app.deps.keys.publishable}&vsn=2.0.0`, { 'x-forwarded-for': address });
  /** Joins with filters of about that many kilobytes; returns the status and reason of the reply. */
  const join = async ({ socket, messages }: BareSocket, topic: string, kilobytes: number) => {
    const ref = `${messages.length}`;
    const bindings = Array.from({ length: kilobytes }, () => ({
      event: '*',
      schema: 'public',
      table: 'translations',
      filter: `value=eq.${'x'.repeat(900)}`,
    }));
    const payload = { config: { postgres_changes: bindings } };
    socket.send(JSON.stringify([ref, ref, `realtime:${topic}`, 'phx_join', payload]));
    const reply = () => messages.find((message) => (message as unknown[])[1] === ref && isReply(message));
    await expect.poll(reply).toBeDefined();
    const [, , , , { status, response }] = reply() as [unknown, unknown, unknown, unknown, Reply];
    return status === 'ok' ? 'ok' : response.reason;
  };
  const leave = (bare: BareSocket, topic: string) =>
    bare.socket.send(JSON.stringify([null, 'l', `realtime:${topic}`, 'phx_leave', {}]));
  const tooMuch = expect.stringMatching(/^TooManySubscriptions: /);

  test('is bounded for a socket, which lives on, and what it leaves is free again', async () => {
    const bare = await open();
    expect(await join(bare, 'a', 30)).toBe('ok');
    expect(await join(bare, 'b', 30)).toBe('ok');
    expect(await join(bare, 'c', 8)).toEqual(tooMuch);
    expect(await join(bare, 'a', 31)).toBe('ok');
    expect(await join(bare, 'a', 40)).toEqual(tooMuch);
    leave(bare, 'a');
    expect(await join(bare, 'c', 30)).toBe('ok');
    expect(await join(bare, 'd', 8)).toEqual(tooMuch);
    bare.socket.terminate();
  });

  test('counts topics, and every comparison of a filter', async () => {
    const bare = await open('192.0.2.2');
    const long = 'x'.repeat(40_000);
    expect(await join(bare, long, 0)).toBe('ok');
    expect(await join(bare, `${long}y`, 0)).toEqual(tooMuch);
    leave(bare, long);
    const filter = 'a=is.b,'.repeat(140).slice(0, -1);
    const bindings = Array.from({ length: 12 }, () => ({ event: '*', schema: 'public', filter }));
    // 12 kB of text, 1,680 comparisons
    bare.socket.send(JSON.stringify(['s', 's', 'realtime:s', 'phx_join', { config: { postgres_changes: bindings } }]));
    await expect
      .poll(() => bare.messages.at(-1))
      .toMatchObject(['s', 's', 'realtime:s', 'phx_reply', { response: { reason: tooMuch } }]);
    bare.socket.terminate();
  });

  test('is bounded for an address, other addresses have their own, and a closed socket frees what it kept', async () => {
    const sockets: BareSocket[] = [];
    let last: unknown = 'ok';
    for (let count = 0; last === 'ok' && count < 30; count += 1) {
      const bare = await open('192.0.2.3');
      sockets.push(bare);
      last = await join(bare, 'a', 55);
    }
    expect(last).toEqual(tooMuch);
    // one megabyte, 55 kB a socket
    expect(sockets).toHaveLength(19);
    const other = await open('192.0.2.4');
    expect(await join(other, 'a', 55)).toBe('ok');
    sockets[0]?.socket.close();
    const late = await open('192.0.2.3');
    await expect.poll(() => join(late, 'a', 55)).toBe('ok');
    for (const { socket } of [...sockets, other, late]) socket.terminate();
  });

  test('is bounded for the process', async () => {
    const sockets: BareSocket[] = [];
    const fill = async (address: string) => {
      const opened = await Promise.all(Array.from({ length: 18 }, () => open(address)));
      sockets.push(...opened);
      const answers = await Promise.all(opened.map((bare) => join(bare, 'a', 55)));
      return answers.every((answer) => answer === 'ok');
    };
    let filled = 0;
    while (filled < 40 && (await fill(`198.51.100.${filled}`))) filled += 1;
    // 32 megabytes, nearly one for each
    expect(filled).toBeGreaterThanOrEqual(32);
    expect(filled).toBeLessThan(36);
    for (const { socket } of sockets) socket.terminate();
    const after = await open('203.0.113.9');
    await expect.poll(() => join(after, 'a', 55)).toBe('ok');
    after.socket.terminate();
  });
});

interface Reply {
  readonly status: string;
  readonly response: { readonly reason?: string };
}

function isReply(message: unknown): boolean {
  return (message as unknown[])[3] === 'phx_reply';
}
