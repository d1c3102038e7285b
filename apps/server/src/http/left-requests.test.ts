import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';
import { openLog } from './open-log.ts';

describe('a client that leaves while it sends', () => {
  const written: string[] = [];
  let app: TestApp;
  let server: ListeningServer;
  beforeAll(async () => {
    const log = openLog('info', { write: (line) => void written.push(line) });
    app = await createTestApp(anyDatabaseMode, {}, '', log);
    server = await app.listen();
  });
  afterAll(async () => {
    await server.stop();
    await app.remove();
  });

  test.each([
    ['an announced body', 'functions/v1/generate-rules', 'content-length: 100', '{"formData":'],
    ['chunks', 'functions/v1/generate-rules', 'transfer-encoding: chunked', 'c\r\n{"formData":\r\n'],
  ])('%s is no failure of the server', async (_name, path, length, part) => {
    written.length = 0;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = [`POST /${path} HTTP/1.1`, 'host: localhost', `apikey: ${app.deps.keys.publishable}`, length, '', ''];
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}${part}`, resolve));
    socket.resetAndDestroy();
    await expect.poll(() => written.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'request', status: 400 }]);
  });
});
