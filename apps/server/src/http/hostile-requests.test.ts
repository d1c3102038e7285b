import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';

describe('hostile requests', () => {
  let app: TestApp;
  let server: ListeningServer;
  let impatient: ListeningServer;

  beforeAll(async () => {
    app = await createTestApp(anyDatabaseMode, { RATE_LIMIT_FACTOR: '1000' });
    server = await app.listen({ keepAliveMs: 5000, headersMs: 80_000, requestMs: 90_000, checkEveryMs: 50 });
    impatient = await app.listen({ keepAliveMs: 5000, headersMs: 400, requestMs: 800, checkEveryMs: 50 });
  });
  afterAll(async () => {
    await server.stop();
    await impatient.stop();
    await app.remove();
  });

  /** Sends bytes until an answer begins, and returns everything received until the server closes the connection. */
  const raw = (...parts: (string | Buffer)[]) => rawTo(server, ...parts);
  const rawTo = async ({ url }: ListeningServer, ...parts: (string | Buffer)[]) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // a refused request may be cut off while it is still being sent
    socket.on('error', () => undefined);
    for (const piece of parts.flatMap((part) => piecesOf(Buffer.from(part)))) {
      if (chunks.length > 0 || socket.destroyed) break;
      await new Promise((resolve) => socket.write(piece, resolve));
    }
    await closed;
    return Buffer.concat(chunks).toString('utf8');
  };
  const piecesOf = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
      bytes.subarray(index * 8192, (index + 1) * 8192),
    );
  const head = (method: string, path: string, more: readonly string[] = []) =>
    [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `apikey: ${app.deps.keys.publishable}`,
      'content-type: application/json',
      'connection: close',
      ...more,
      '',
      '',
    ].join('\r\n');
  const post = (path: string, body: string | Buffer, more: readonly string[] = []) =>
    raw(head('POST', path, [`content-length: ${Buffer.byteLength(body)}`, ...more]), body);
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  const generate = '/functions/v1/generate-rules';

  test('the body of a GET is ignored', async () => {
    const answer = await raw(head('GET', '/rest/v1/ai_models?select=name&limit=1', ['content-length: 5']), 'hello');
    expect(statusOf(answer)).toBe(200);
  });

  test.each([generate, '/rest/v1/ai_models', '/rest/v1/rpc/anything'])(
    'ten megabytes to %s are refused before they are read, with a length or in chunks',
    async (path) => {
      const megabytes = Buffer.alloc(10 * 1024 * 1024, 'x');
      const before = process.memoryUsage().rss;
      expect(statusOf(await post(path, megabytes))).toBe(413);
      const size = megabytes.length.toString(16);
      const chunked = await raw(
        head('POST', path, ['transfer-encoding: chunked']),
        `${size}\r\n`,
        megabytes,
        '\r\n0\r\n\r\n',
      );
      expect(statusOf(chunked)).toBe(413);
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    },
  );

  test.each([
    ['ten thousand levels of arrays', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['ten thousand levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a lone surrogate', `{"formData":${JSON.stringify(formData).replace('Claude', '\\ud800')}}`],
    ['a NUL', `{"formData":${JSON.stringify(formData).replace('Claude', '\\u0000')}}`],
    [
      'bytes that are no UTF-8',
      Buffer.from(`{"formData":${JSON.stringify(formData).replace('Claude', 'Clau\xffde')}}`, 'latin1'),
    ],
    ['a compressed bomb', gzipSync(Buffer.alloc(10 * 1024 * 1024))],
    ['half of a JSON text', '{"formData":'],
  ])('%s is refused with 400 by both APIs', async (_name, body) => {
    const answer = await post(generate, body);
    expect(statusOf(answer)).toBe(400);
    expect(bodyOf(answer)).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
    const token = `authorization: Bearer ${app.deps.keys.secret}`;
    for (const path of ['/rest/v1/ai_models', '/rest/v1/rpc/process_token_transaction']) {
      const data = await post(path, body, [token]);
      expect([400, 404]).toContain(statusOf(data));
      expect(bodyOf(data)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  test.each([
    ['a lone surrogate', '"\\ud800"'],
    ['a NUL', '"\\u0000"'],
  ])('%s as a value of a row are refused with 400, and the next row is stored', async (_name, value) => {
    const secret = [`authorization: Bearer ${app.deps.keys.secret}`];
    const row = (metadata: string) => `{"name":"Odd","stripe_product_id":"prod_odd","metadata":{"a":${metadata}}}`;
    const refused = await post('/rest/v1/products', row(value), secret);
    expect(statusOf(refused)).toBe(400);
    expect(
      statusOf(
        await post('/rest/v1/products?on_conflict=stripe_product_id', row('1'), [
          ...secret,
          'prefer: resolution=merge-duplicates',
        ]),
      ),
    ).toBeLessThan(300);
  });

  test('ten thousand levels of nesting are stored or refused, and the database survives', async () => {
    const secret = [`authorization: Bearer ${app.deps.keys.secret}`];
    const deep = `{"name":"Deep","stripe_product_id":"prod_deep","metadata":{"a":${'[1,'.repeat(10_000)}1${']'.repeat(10_000)}}}`;
    expect([201, 400]).toContain(statusOf(await post('/rest/v1/products', deep, secret)));
    expect((await app.request('/ready')).status).toBe(200);
  });

  test('of duplicate keys the last one counts, and __proto__ is an ordinary field', async () => {
    const twice = await post(generate, `{"formData":{"aiModel":"Nothing"},"formData":${JSON.stringify(formData)}}`);
    expect(statusOf(twice)).toBe(200);
    const secret = [`authorization: Bearer ${app.deps.keys.secret}`];
    const column = await post('/rest/v1/ai_models', '{"__proto__":{"name":"X"},"name":"Y"}', secret);
    expect(bodyOf(column)).toMatchObject({ code: 'PGRST204' });
    const argument = await post('/rest/v1/rpc/process_token_transaction', '{"__proto__":1}', secret);
    expect(bodyOf(argument)).toMatchObject({ code: 'PGRST202' });
    const polluted = await post(generate, `{"__proto__":{"formData":${JSON.stringify(formData)}}}`);
    expect(statusOf(polluted)).toBe(400);
    expect(({} as Record<string, unknown>).formData).toBeUndefined();
  });

  test('endless headers are refused with 431', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `x-${index}: ${'y'.repeat(10)}`);
    expect(statusOf(await raw(head('GET', '/', many)))).toBe(431);
    expect(statusOf(await raw(head('GET', `/${'a'.repeat(20_000)}`)))).toBe(431);
  });

  test('a client that sends its head or body drop by drop gets 408', async () => {
    expect(statusOf(await rawTo(impatient, 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '))).toBe(408);
    expect(statusOf(await rawTo(impatient, head('POST', generate, ['content-length: 100']), '{'))).toBe(408);
  });

  test.each([
    ['both a length and chunks', ['content-length: 5', 'transfer-encoding: chunked']],
    ['two lengths', ['content-length: 5', 'content-length: 50']],
    ['a length that is no number', ['content-length: 5x']],
    ['chunks that are not the last coding', ['transfer-encoding: chunked, identity']],
  ])('%s are refused, and the rest is not parsed as a request', async (_name, lengths) => {
    const smuggled = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const answer = await raw(
      head('POST', generate, lengths).replace('connection: close\r\n', ''),
      `0\r\n\r\n${smuggled}`,
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('pipelined requests are answered in order', async () => {
    const first = head('GET', '/health').replace('connection: close\r\n', '');
    const answer = await raw(first, head('GET', '/rest/v1/nothing'));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  test('a connection is kept open for the next request', async () => {
    expect((await fetch(`${server.url}/health`)).headers.get('keep-alive')).toBe('timeout=5');
  });

  test('an offer of another protocol is ignored', async () => {
    const offer = ['upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'];
    const answer = await raw(
      head('GET', '/health', offer).replace('connection: close', 'connection: upgrade, http2-settings, close'),
    );
    expect(statusOf(answer)).toBe(200);
  });

  test('a request without a host, and a browser with the secret key, are refused', async () => {
    expect(statusOf(await raw('GET / HTTP/1.1\r\n\r\n'))).toBe(400);
    const secret = { apikey: app.deps.keys.secret };
    const browser = { ...secret, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
    expect((await app.request('/rest/v1/ai_models', { headers: browser })).status).toBe(401);
    expect((await app.request('/rest/v1/ai_models', { headers: secret })).status).toBe(200);
  });
});
