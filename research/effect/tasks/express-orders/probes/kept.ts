import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { bread, keptOrder, openDesk, problemOf } from '../desk.ts';

/** Calls that worked before, and the papers that go with the change. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'an order gets a number and a total in cents': probe('kept', async (project) => {
    const desk = await openDesk(project);
    const order = await desk.create();
    assert.equal(order.number, 1001);
    assert.equal(order.total, 1260);
    assert.equal((await desk.order(1001)).customer, 'Café Mitte');
  }),
  'a wrong order is refused in the shape of this service': probe('kept', async (project) => {
    const desk = await openDesk(project);
    const answer = await desk.post('/orders', JSON.stringify({ ...bread, lines: [] }));
    assert.equal(answer.status, 422);
    assert.equal(await problemOf(answer), 'invalid');
  }),
  'a broken body is refused in the shape of this service': probe('kept', async (project) => {
    const desk = await openDesk(project);
    const answer = await desk.post('/orders', '{"customer":');
    assert.equal(answer.status, 400);
    assert.equal(await problemOf(answer), 'unreadable');
  }),
  'an unknown order is not found': probe('kept', async (project) => {
    const desk = await openDesk(project);
    for (const number of ['77', 'x', '1e3']) {
      const answer = await desk.call(`/orders/${number}`);
      assert.equal(answer.status, 404);
      assert.equal(await problemOf(answer), 'unknown_order');
    }
  }),
  'the newest order comes first': probe('kept', async (project) => {
    const desk = await openDesk(project);
    for (let amount = 0; amount < 3; amount += 1) await desk.create();
    const { orders } = (await (await desk.call('/orders')).json()) as { orders: { number: number }[] };
    assert.deepEqual(
      orders.map(({ number }) => number),
      [1003, 1002, 1001],
    );
  }),
  'the types fit': probe('kept', async (project) => {
    const { code, stdout } = await project.run(['npm', 'run', 'check'], { limit: 25_000 });
    assert.equal(code, 0, stdout);
  }),
  'orders of the old version go on working': probe('asked', async (project) => {
    const desk = await openDesk(project, { data: [keptOrder(1001, '2026-03-02T09:00:00.000Z')] });
    const old = await desk.order(1001);
    assert.equal(old.paid, 0);
    assert.equal(old.paidAt, null);
    await desk.pay({ order: 1001, amount: '12.60' });
    const { paid, paidAt } = await desk.order(1001);
    assert.equal(paid, 1260);
    assert.ok(paidAt);
    const [row] = await desk.rows('2026-03-02', '2026-03-02');
    assert.equal(row?.[4], '12.60');
  }),
  'the README names what is new': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['/webhooks/payments', 'PAYMENT_SECRET', 'COURIER_URL', 'export.csv'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
