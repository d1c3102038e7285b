import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryOf } from './memory-of.ts';
import { ask, connectRaw, type RawClient } from './raw-client.ts';
import { startTarget, type Target } from './start-target.ts';

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 200);
const socketPath = '/realtime/v1/websocket';

/** Returns the request for a websocket at `path`. */
function upgrade(path: string, more: readonly string[] = []): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...more,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Returns one frame as a client would send it, with any header bits. */
function frame(
  payload: string | Buffer,
  { opcode = 1, isLast = true, reserved = 0, isMasked = true, announced = Buffer.byteLength(payload) } = {},
): Buffer {
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const mask = isMasked ? 0x80 : 0;
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(announced));
  let size = Buffer.from([mask | announced]);
  if (announced > 125) size = Buffer.concat([Buffer.from([mask | 126]), length.subarray(6)]);
  if (announced > 65_535) size = Buffer.concat([Buffer.from([mask | 127]), length]);
  const key = isMasked ? randomBytes(4) : Buffer.alloc(0);
  const content = Buffer.from(payload).map((byte, index) => byte ^ (key[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([first]), size, key, content]);
}

const heartbeat = '[null,"1","phoenix","heartbeat",{}]';

describe('upgrades', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget();
  });
  afterEach(async () => {
    expect((await fetch(`${target.url}/health`)).status).toBe(200);
  });
  // throws if the server died meanwhile
  afterAll(() => target.remove());

  const openPath = () => `${socketPath}?vsn=2.0.0&apikey=${target.key}`;
  const openSocket = async (): Promise<RawClient> => {
    const client = await connectRaw(target.url);
    await client.send(upgrade(openPath()));
    await expect.poll(client.received).toContain('101 Switching Protocols');
    return client;
  };
  /** Returns the code of the close frame from the server. */
  const closeCode = async (client: RawClient) => {
    await client.closed;
    const received = client.received();
    const at = received.lastIndexOf('\x88\x02');
    return at === -1 ? undefined : Buffer.from(received.slice(at + 2), 'latin1').readUInt16BE();
  };

  test.each([
    '//[',
    '//',
    '///',
    '//:@/',
    'http://[',
    'http://a:99999/realtime/v1/websocket',
    '//user:pass@[::1',
    '/%',
    '/%00',
    '/realtime/v1/%ff',
    '/realtime/v1/nope',
    `${socketPath}?apikey=%`,
    `${socketPath}?vsn=constructor`,
    '*',
  ])('an upgrade to %s is refused', async (path) => {
    expect(await ask(target.url, upgrade(path))).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test.each([
    ['another method', upgrade(socketPath).replace('GET', 'POST')],
    ['CONNECT', upgrade('localhost:1').replace('GET', 'CONNECT')],
    ['an origin that is no address', upgrade(socketPath, ['origin: http://['])],
    ['a protocol nobody can read', upgrade(socketPath, ['sec-websocket-protocol: ,,;'])],
    ['no websocket key', upgrade(socketPath).replace(/sec-websocket-key.*\r\n/, '')],
  ])('an upgrade with %s is refused', async (_name, request) => {
    const withKey = request.replace(`${socketPath} `, `${openPath()} `);
    expect(await ask(target.url, withKey)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  test(`${rounds} resets at every stage of a connection leave the server running`, async () => {
    const stages = [
      ['before a byte', ''],
      ['in the head', 'GET / HTTP/1.1\r\nhost: loc'],
      ['after a refused upgrade', upgrade('/realtime/v1/nope')],
      ['after an upgrade without a key', upgrade(socketPath)],
      ['after an upgrade', upgrade(openPath())],
      ['in a frame', Buffer.concat([Buffer.from(upgrade(openPath())), frame(heartbeat).subarray(0, 9)])],
      ['in a body', `POST /functions/v1/generate-rules HTTP/1.1\r\nhost: a\r\ncontent-length: 9000\r\n\r\n{`],
      ['in an answer', 'GET /config.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(20)],
    ] as const;
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        stages.map(async ([, bytes]) => {
          const client = await connectRaw(target.url);
          await client.send(bytes);
          client.reset();
          await client.closed;
        }),
      );
    }
    expect(target.process.exitCode).toBeNull();
  });

  test('a message in many fragments, each in many packets, is one message', async () => {
    const client = await openSocket();
    const parts = [heartbeat.slice(0, 5), heartbeat.slice(5, 6), '', heartbeat.slice(6)];
    const bytes = Buffer.concat(
      parts.map((part, index) => frame(part, { opcode: index === 0 ? 1 : 0, isLast: index === parts.length - 1 })),
    );
    for (const byte of bytes) await client.send(Buffer.from([byte]));
    await expect.poll(client.received).toContain('phx_reply');
    client.reset();
  });

  test.each([
    ['a frame of a terabyte', frame('x', { announced: 2 ** 40 }), 1009],
    ['a frame of 65 kB', frame('x'.repeat(66_000)), 1009],
    [
      'fragments of 65 kB together',
      Buffer.concat(
        Array.from({ length: 66 }, (_, at) => frame('x'.repeat(1000), { opcode: at === 0 ? 1 : 0, isLast: false })),
      ),
      1009,
    ],
    ['a compressed frame that was not agreed', frame('x', { reserved: 4 }), 1002],
    ['a frame without a mask', frame(heartbeat, { isMasked: false }), 1002],
    ['an unknown kind of frame', frame('x', { opcode: 7 }), 1002],
    ['a continuation of nothing', frame('x', { opcode: 0 }), 1002],
    ['a ping in fragments', frame('x', { opcode: 9, isLast: false }), 1002],
    ['a ping of 126 bytes', frame('x'.repeat(126), { opcode: 9 }), 1002],
    ['text that is no UTF-8', frame(Buffer.from([0xff, 0xfe])), 1007],
    ['a close frame of one byte', frame('x', { opcode: 8 }), 1002],
  ])('%s ends the socket', async (_name, bytes, code) => {
    const client = await openSocket();
    await client.send(bytes);
    expect(await closeCode(client)).toBe(code);
  });

  test.each([
    ['ten thousand levels', '['.repeat(10_000)],
    ['keys of the prototype', '["1","1","realtime:__proto__","phx_join",{"__proto__":{"config":1},"constructor":{}}]'],
    [
      'a join of ten thousand tables',
      `["1","1","realtime:a","phx_join",{"config":{"postgres_changes":[${'{},'.repeat(9_999)}{}]}}]`,
    ],
    ['a lone surrogate', '["1","1","realtime:\\ud800","phx_join",{}]'],
    ['a token of dots', '["1","1","realtime:a","phx_join",{"access_token":"a.b.c"}]'],
    ['a topic of NULs', '["1","1","realtime:\\u0000","phx_leave",{}]'],
  ])('after %s the socket still answers', async (_name, text) => {
    const client = await openSocket();
    await client.send(frame(text));
    await client.send(frame(heartbeat));
    await expect.poll(client.received).toContain('"phoenix","phx_reply"');
    client.reset();
  });

  test('a client that asks without reading the answers is dropped, and its answers do not fill the memory', async () => {
    const client = await openSocket();
    client.socket.pause();
    const flood = Buffer.concat(Array.from({ length: 1000 }, () => frame(heartbeat)));
    const before = memoryOf(target.process.pid);
    let sent = 0;
    // until the server stops reading, because its answers wait for this client, or has closed the socket
    for (; sent < 2000 && !client.socket.destroyed; sent += 1) {
      const isTaken = client.socket.write(flood);
      if (!isTaken)
        await Promise.race([once(client.socket, 'drain').catch(() => undefined), client.closed, pause(2000)]);
      if (client.socket.writableLength > 4 * flood.length) break;
    }
    expect(sent).toBeLessThan(2000);
    expect(memoryOf(target.process.pid) - before).toBeLessThan(150);
    client.reset();
  });
});
