import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createApp } from '../src/app.ts';
import { openStore } from '../src/store.ts';

let base = '';
let close = async () => {};

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'));
  const server = createServer(createApp(await openStore(join(folder, 'links.json'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
});
after(() => close());

const create = (body: unknown) => fetch(`${base}/links`, { method: 'POST', body: JSON.stringify(body) });

test('a link leads to its address', async () => {
  assert.equal((await create({ code: 'spring', url: 'https://example.com/spring' })).status, 201);
  const answer = await fetch(`${base}/spring`, { redirect: 'manual' });
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get('location'), 'https://example.com/spring');
});

test('a code is given once', async () => {
  await create({ code: 'once', url: 'https://example.com' });
  assert.equal((await create({ code: 'once', url: 'https://example.com/other' })).status, 409);
});

test('a removed link is gone', async () => {
  await create({ code: 'gone', url: 'https://example.com' });
  assert.equal((await fetch(`${base}/links/gone`, { method: 'DELETE' })).status, 204);
  assert.equal((await fetch(`${base}/gone`, { redirect: 'manual' })).status, 404);
});
