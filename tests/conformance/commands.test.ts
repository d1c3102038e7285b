import { once } from 'node:events';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { runCommand } from '../../tools/testing/run-command.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';

const email = 'operator@example.com';

describe('on the embedded database, with the sandbox', () => {
  let copy: DatabaseCopy;
  let server: TestServer;
  let dataDir: string;
  let environment: Record<string, string>;
  const run = (name: string, ...words: string[]) => runCommand(environment, name, ...words);
  beforeAll(async () => {
    copy = await copyTestDatabase('embedded');
    if (!('dataDir' in copy.options)) throw new Error('an embedded database has a folder');
    dataDir = copy.options.dataDir;
    environment = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    server = await startTestServer(environment);
  });
  afterAll(async () => {
    await server.kill();
    await copy.erase();
  });

  test('commands run in the server, through a socket that only its owner can use', async () => {
    const socket = join(dataDir, 'admin.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await run('keys')).toMatchObject({
      printed: expect.stringMatching(/^PUBLISHABLE_KEY=sb_publishable_\S+\nSECRET_KEY=sb_secret_\S+\n$/),
      code: 0,
    });
    const others: readonly (readonly [readonly string[], string])[] = [
      [['catalog'], '5 products.\n'],
      [['ledger:check'], 'The token ledger is right.\n'],
      [['reconcile'], '0 brought up to date, 0 differences.\n'],
      [['orders', 'list'], '0 orders in review.\n'],
    ];
    for (const [[name = '', ...words], printed] of isLongRun ? others : others.slice(0, 1))
      expect(await run(name, ...words)).toEqual({ printed, complaint: '', code: 0 });
    const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
    const call = (path: string, token: string, body?: object) =>
      fetch(`${server.url}${path}`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    const signedUp = await call('/auth/v1/signup', publishableKey, { email, password: 'correct horse 9' });
    const { access_token: token } = (await signedUp.json()) as { access_token: string };
    const overview = () => call('/functions/v1/admin-users', token, {});
    expect((await overview()).status).toBe(403);
    expect(await run('admin', 'grant', email)).toEqual({
      printed: expect.stringMatching(new RegExp(`^${email} is now an admin\\.\n.+/admin/overview .+\n$`)),
      complaint: '',
      code: 0,
    });
    expect((await overview()).status).toBe(200);
    expect(await run('admin', 'grant', 'nobody@example.com')).toMatchObject({
      printed: '',
      complaint: expect.stringMatching(/^[A-Z][^\n]*[a-z.]\n$/),
      code: 1,
    });
  });

  test('the second factor of admins is decided on while the server runs', async () => {
    expect(await run('admin', 'remove-two-factor', email)).toEqual({
      printed: `${email} has no two-factor authentication.\n`,
      complaint: '',
      code: 0,
    });
    expect((await run('admin', 'two-factor', 'required')).printed).toMatch(/required for every admin\.\n$/);
  });

  test('a command of another version is refused, and nothing happens', async () => {
    const request = { version: '0.0.1+00000000', command: 'keys', words: [] };
    const received = await sendLine(join(dataDir, 'admin.sock'), request);
    expect(received).toMatch(
      /"fault":"The running server is version \S+, and this command is version 0\.0\.1\+00000000: /,
    );
    expect(received).toMatch(/\{"code":1\}\n$/);
  });

  test('without a server they open the database themselves, also after a kill has left the socket', async () => {
    await server.kill();
    expect(statSync(join(dataDir, 'admin.sock')).isSocket()).toBe(true);
    expect(await run('catalog')).toEqual({ printed: '5 products.\n', complaint: '', code: 0 });
    server = await startTestServer(environment);
    expect((await run('ledger:check')).code).toBe(0);
  });
});

test('a server that ends in the middle is reported', async () => {
  const folder = join(import.meta.dirname, '../../.cache/ending-server');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ending = createServer((socket) => socket.once('data', () => socket.end('{"line":"working"}\n')));
  ending.listen(join(folder, 'admin.sock'));
  await once(ending, 'listening');
  expect(await runCommand({ DATA_DIR: folder }, 'ledger:check')).toEqual({
    printed: 'working\n',
    complaint: 'The server ended before the command did. Start it and run the command again.\n',
    code: 1,
  });
  ending.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sendLine(path: string, request: object): Promise<string> {
  const socket = connect(path);
  socket.write(`${JSON.stringify(request)}\n`);
  return text(socket);
}
