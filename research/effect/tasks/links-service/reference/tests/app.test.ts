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
const visit = (code: string) => fetch(`${base}/${code}`, { redirect: 'manual' });

test('a link leads to its address and counts the click', async () => {
  assert.equal((await create({ code: 'spring', url: 'https://example.com/spring' })).status, 201);
  const answer = await visit('spring');
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get('location'), 'https://example.com/spring');
  const { links } = await (await fetch(`${base}/links`)).json();
  assert.equal(links.find(({ code }) => code === 'spring').clicks, 1);
});

test('a code is given once', async () => {
  await create({ code: 'once', url: 'https://example.com' });
  assert.equal((await create({ code: 'once', url: 'https://example.com/other' })).status, 409);
});

test('a removed link is gone', async () => {
  await create({ code: 'gone', url: 'https://example.com' });
  assert.equal((await fetch(`${base}/links/gone`, { method: 'DELETE' })).status, 204);
  assert.equal((await visit('gone')).status, 404);
});

test('a link that has ended shows a page, one that ends later leads on', async () => {
  await create({ code: 'ended', url: 'https://example.com', expiresAt: '2020-01-01T00:00:00Z' });
  await create({ code: 'later', url: 'https://example.com', expiresAt: '2999-01-01T00:00:00Z' });
  assert.equal((await visit('ended')).status, 410);
  assert.equal((await visit('later')).status, 302);
});

test('a wrong date is refused', async () => {
  assert.equal((await create({ code: 'wrong', url: 'https://example.com', expiresAt: '2027-02-30' })).status, 422);
});

test('an import creates the good rows and names the others', async () => {
  const body = 'code,url,expiresAt\nrow-one,https://example.com,\nx,https://example.com,\nrow-one,https://example.com,\n';
  const answer = await fetch(`${base}/links/import`, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
  assert.equal(answer.status, 200);
  const { created, errors } = await answer.json();
  assert.equal(created, 1);
  assert.deepEqual(errors.map(({ row }) => row), [3, 4]);
});
