import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryOf } from './memory-of.ts';
import { ask, connectRaw } from './raw-client.ts';
import { startTarget, type Target } from './start-target.ts';

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 200);
const smuggled = 'GET /smuggled HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('requests', () => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget({ LOG_LEVEL: 'info' });
  });
  afterEach(async () => {
    expect((await fetch(`${target.url}/health`)).status).toBe(200);
  });
  afterAll(() => target.remove());

  const head = (lines: readonly string[], start = 'POST /functions/v1/generate-rules HTTP/1.1') =>
    [start, 'host: localhost', `apikey: ${target.key}`, ...lines, '', ''].join('\r\n');

  test.each([
    ['a length, then chunks', ['content-length: 6', 'transfer-encoding: chunked']],
    ['chunks, then a length', ['transfer-encoding: chunked', 'content-length: 6']],
    ['chunks twice, one misspelled', ['transfer-encoding: chunked', 'transfer-encoding: xchunked']],
    ['chunks twice, one unknown', ['transfer-encoding: identity', 'transfer-encoding: chunked, cow']],
    ['chunks behind a tab', ['transfer-encoding:\tchunked', 'content-length: 6']],
    ['chunks behind a space in the name', ['transfer-encoding : chunked', 'content-length: 6']],
    ['chunks on a folded line', ['x: y', ' transfer-encoding: chunked', 'content-length: 6', 'content-length: 7']],
    ['two lengths that differ', ['content-length: 6', 'content-length: 0']],
    ['two lengths in one', ['content-length: 6, 0']],
    ['a signed length', ['content-length: +6']],
    ['a length in hexadecimal', ['content-length: 0x6']],
    ['a length beyond all numbers', ['content-length: 99999999999999999999']],
    ['a header that ends in a bare line feed', ['content-length: 6\nx: y']],
    ['a header that ends in a bare return', ['x: y\rcontent-length: 6', 'transfer-encoding: chunked']],
    ['a NUL in a header', ['x: a\0b', 'content-length: 6']],
  ])('%s: the rest is not parsed as a request', async (_name, lines) => {
    const answer = await ask(target.url, head(lines), `0\r\n\r\n${smuggled}`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(target.lines.filter((line) => line.includes('/smuggled'))).toEqual([]);
  });

  test.each([
    ['a chunk longer than any number', 'ffffffffffffffffffff\r\n'],
    ['a chunk size that is no number', 'zz\r\nabc\r\n'],
    ['a chunk that is longer than it says', '1\r\nabc\r\n0\r\n\r\n'],
    ['a chunk extension of 20 kB', `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`],
    ['trailers of 20 kB', `0\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
  ])('%s is refused', async (_name, body) => {
    expect(await ask(target.url, head(['transfer-encoding: chunked']), body)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test.each([
    '/%',
    '/%c0%ae%c0%ae/%2e%2e/package.json',
    '/assets/%00',
    '/de/%ff',
    '/rest/v1/%',
    '/rest/v1/ai_models?select=%',
    '/functions/v1/%ff',
    '/auth/v1/verify?token=%&type=%ff',
    '/auth/v1/user?%',
    '//[',
    '/\\',
    'http://[::1/',
    'http://a:b@c:99999/',
    '/?%7f%80=%',
  ])('GET %s is answered', async (path) => {
    const answer = await ask(target.url, head(['connection: close'], `GET ${path} HTTP/1.1`));
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  });

  test.each([
    ['GET', { host: '[' }],
    ['GET', { host: 'a b' }],
    ['GET', { host: '\u00ff' }],
    ['GET', { cookie: '%;=;=%' }],
    ['GET', { 'accept-language': `${'de,'.repeat(2000)}` }],
    ['GET', { range: 'bytes=9999999999-,-1' }],
    ['GET', { 'if-modified-since': 'never' }],
    ['GET', { authorization: 'Bearer a.b.c' }],
    ['GET', { origin: 'http://[' }],
    ['POST', { 'content-type': 'multipart/form-data' }],
    ['POST', { expect: 'the-impossible' }],
    ['OPTIONS', { 'access-control-request-headers': 'x'.repeat(9000) }],
    ['TRACE', {}],
    ['PROPFIND', {}],
  ])('%s with the header %o is answered', async (method, headers) => {
    for (const path of ['/', '/rest/v1/ai_models', '/auth/v1/user', '/functions/v1/account', '/vertrag-widerrufen']) {
      const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
      const request = [`${method} ${path} HTTP/1.1`, ...lines, 'connection: close', 'content-length: 0', '', ''];
      expect(await ask(target.url, Buffer.from(request.join('\r\n'), 'latin1')), path).toMatch(
        /^HTTP\/1\.1 [1234]\d\d /,
      );
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    // the best compression would take seconds and give no smaller bomb
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('a gigabyte bomb in %s is not unpacked', async (encoding, compress) => {
    const layer = compress(Buffer.alloc(64 * 1024 * 1024));
    const before = memoryOf(target.process.pid);
    for (const path of ['/functions/v1/generate-rules', '/auth/v1/token?grant_type=password', '/rest/v1/ai_models']) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          fetch(`${target.url}${path}`, {
            method: 'POST',
            headers: { apikey: target.key, 'content-type': 'application/json', 'content-encoding': encoding },
            body: layer,
          }),
        ),
      );
      for (const answer of answers) expect(answer.status, path).toBeLessThan(500);
      for (const answer of answers) expect(answer.status, path).toBeGreaterThanOrEqual(400);
    }
    expect(memoryOf(target.process.pid) - before).toBeLessThan(150);
  });

  test(`${rounds} clients that send a head drop by drop do not delay the others`, async () => {
    const slow = await Promise.all(Array.from({ length: rounds }, () => connectRaw(target.url)));
    for (const drop of ['GET / HT', 'TP/1.1\r\n', 'host: a\r\n', 'x-slow: ']) {
      await Promise.all(slow.map((client) => client.send(drop)));
      const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${target.url}/config.json`)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    for (const client of slow) client.reset();
  });

  test('a client that pipelines and never reads does not fill the memory', async () => {
    const before = memoryOf(target.process.pid);
    const greedy = await Promise.all(Array.from({ length: 20 }, () => connectRaw(target.url)));
    const flood = head([], 'GET /config.json HTTP/1.1').repeat(2000);
    for (const client of greedy) {
      client.socket.pause();
      client.socket.write(flood);
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${target.url}/config.json`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(memoryOf(target.process.pid) - before).toBeLessThan(100);
    for (const client of greedy) client.reset();
  });
});
