import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
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
  const app = createApp(await openStore(join(folder, 'orders.json')), { paymentSecret: 'test' });
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

const pay = (event: Record<string, unknown>, secret = 'test') => {
  const body = JSON.stringify({ id: 'evt_1', type: 'payment.received', currency: 'EUR', ...event });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return fetch(`${base}/webhooks/payments`, { method: 'POST', headers: { 'x-signature': signature }, body });
};
const read = async (number: number) => (await fetch(`${base}/orders/${number}`)).json();

test('an order is paid once all of it has arrived, and an event counts once', async () => {
  const { number } = await (await post(bread)).json();
  for (const id of ['evt_1', 'evt_1']) assert.equal((await pay({ id, order: number, amount: '2.60' })).status, 204);
  assert.deepEqual(await read(number).then(({ paid, paidAt }) => [paid, paidAt]), [260, null]);
  await pay({ id: 'evt_2', order: number, amount: '10' });
  const order = await read(number);
  assert.equal(order.paid, 1260);
  assert.ok(Date.parse(order.paidAt) > 0);
});

test('a payment with a wrong signature or amount is refused', async () => {
  const { number } = await (await post(bread)).json();
  assert.equal((await pay({ order: number, amount: '12.60' }, 'other')).status, 401);
  assert.equal((await pay({ order: number, amount: '-1' })).status, 422);
  assert.equal((await read(number)).paid, 0);
});

test('the export quotes names and refuses wrong days', async () => {
  await post({ ...bread, customer: '=1+1, "Bar"' });
  const answer = await fetch(`${base}/orders/export.csv?from=2020-01-01&to=2999-12-31`);
  assert.match(await answer.text(), /,"'=1\+1, ""Bar""",12\.60,0\.00/);
  assert.equal((await fetch(`${base}/orders/export.csv?from=2026-02-30&to=2026-03-01`)).status, 422);
});

test('without a courier the days of a delivery are unknown', async () => {
  const { number } = await (await post(bread)).json();
  assert.equal((await read(number)).deliveryDays, null);
});
