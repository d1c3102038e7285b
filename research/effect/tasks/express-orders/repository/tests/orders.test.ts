import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createApp } from '../src/app.ts';
import { openStore } from '../src/store.ts';

let base = '';
let close = async () => {};

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'orders-'));
  const app = createApp(await openStore(join(folder, 'orders.json')));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    await rm(folder, { recursive: true });
  };
});
after(() => close());

const bread = { customer: 'Café Mitte', postcode: '10115', lines: [{ name: 'Rye', quantity: 3, price: 420 }] };
const post = (body: unknown) =>
  fetch(`${base}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('an order gets a number and a total', async () => {
  const answer = await post(bread);
  assert.equal(answer.status, 201);
  const order = await answer.json();
  assert.equal(order.total, 1260);
  const again = await fetch(`${base}/orders/${order.number}`);
  assert.equal((await again.json()).customer, 'Café Mitte');
});

test('an order without lines is refused', async () => {
  const answer = await post({ ...bread, lines: [] });
  assert.equal(answer.status, 422);
  assert.equal((await answer.json()).problem, 'invalid');
});

test('an unknown order is not found', async () => {
  const answer = await fetch(`${base}/orders/5`);
  assert.equal(answer.status, 404);
  assert.equal((await answer.json()).problem, 'unknown_order');
});
