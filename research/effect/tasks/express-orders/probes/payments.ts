import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { bread, openDesk } from '../desk.ts';

const priced = (price: number) => ({ ...bread, lines: [{ name: 'Rye', quantity: 1, price }] });

/** Payments, whole and in parts, repeated and wrong. */
export const paymentProbes: Readonly<Record<string, Probe>> = {
  'the whole amount makes an order paid': probe('asked', async (project) => {
    const desk = await openDesk(project);
    const { number, paidAt } = await desk.create();
    assert.ok(!paidAt, 'a new order is paid');
    const before = Date.now();
    assert.ok((await desk.pay({ order: number, amount: '12.60' })).ok);
    const order = await desk.order(number);
    assert.equal(order.paid, 1260);
    assert.ok(Date.parse(order.paidAt ?? '') >= before - 1_000, `paidAt ${order.paidAt}`);
  }),
  'a part is shown and does not make an order paid': probe('asked', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    await desk.pay({ order: number, amount: '12.59' });
    const order = await desk.order(number);
    assert.equal(order.paid, 1259);
    assert.equal(order.paidAt, null);
  }),
  'parts make an order paid together': probe('asked', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    for (const amount of ['2.60', '4.00', '6.00']) await desk.pay({ order: number, amount });
    const order = await desk.order(number);
    assert.equal(order.paid, 1260);
    assert.ok(order.paidAt);
  }),
  'the list of orders shows what was paid': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    await desk.pay({ order: number, amount: '1.00' });
    const { orders } = (await (await desk.call('/orders')).json()) as { orders: { paid: number }[] };
    assert.equal(orders[0]?.paid, 100);
  }),
  'amounts are exact to the cent': probe('implied', async (project) => {
    const desk = await openDesk(project);
    for (const cents of [29, 57, 110, 1998, 1999, 113_08, 406_57, 999_999_9]) {
      const { number } = await desk.create(priced(cents));
      await desk.pay({ order: number, amount: (cents / 100).toFixed(2) });
      const { paid, paidAt } = await desk.order(number);
      assert.equal(paid, cents);
      assert.ok(paidAt, `${cents} cents are not enough for ${cents} cents`);
    }
  }),
  'an event that is delivered twice counts once': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    for (let delivery = 0; delivery < 2; delivery += 1)
      assert.ok((await desk.pay({ id: 'evt_twice', order: number, amount: '5.00' })).ok, 'the repeat is refused');
    assert.equal((await desk.order(number)).paid, 500);
  }),
  'an event that is delivered twice at one moment counts once': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    await Promise.all(Array.from({ length: 20 }, () => desk.pay({ id: 'evt_many', order: number, amount: '5.00' })));
    assert.equal((await desk.order(number)).paid, 500);
  }),
  'an event that is delivered again after a restart counts once': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    await desk.pay({ id: 'evt_kept', order: number, amount: '5.00' });
    await desk.restart();
    assert.equal((await desk.order(number)).paid, 500, 'the payment is lost');
    await desk.pay({ id: 'evt_kept', order: number, amount: '5.00' });
    assert.equal((await desk.order(number)).paid, 500);
  }),
  'payments at one moment are all counted': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const other = await desk.create();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => desk.pay({ order: index % 2 ? number : other.number, amount: '0.10' })),
    );
    assert.equal((await desk.order(number)).paid, 200);
    await desk.restart();
    assert.equal((await desk.order(other.number)).paid, 200, 'some are lost in the file');
  }),
  'the time of the payment stays when more money arrives': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    await desk.pay({ order: number, amount: '12.60' });
    const { paidAt } = await desk.order(number);
    await desk.pay({ order: number, amount: '1.00' });
    const order = await desk.order(number);
    assert.ok(paidAt);
    assert.equal(order.paidAt, paidAt);
  }),
  'other types of event are taken and change nothing': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const answers = [
      await desk.pay({ type: 'payment.failed', order: number, amount: '12.60' }),
      await desk.pay({ type: 'payout.created', payout: { id: 7 }, amount: '900.00' }),
    ];
    // a refusal would make the provider call again and again
    for (const { status } of answers) assert.ok(status >= 200 && status < 300, `status ${status}`);
    assert.equal((await desk.order(number)).paid, 0);
  }),
  'another currency pays nothing': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const { status } = await desk.pay({ order: number, amount: '12.60', currency: 'JPY' });
    assert.ok(status < 500, `status ${status}`);
    const order = await desk.order(number);
    assert.equal(order.paid, 0);
    assert.equal(order.paidAt, null);
  }),
  'an amount that is none changes nothing': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    for (const amount of ['abc', '', null, {}, 'Infinity', '1e9', '-3.00', '0x10', '12.60.1']) {
      const { status } = await desk.pay({ order: number, amount });
      assert.ok(status < 500, `status ${status} for ${JSON.stringify(amount)}`);
      assert.equal((await desk.order(number)).paid, 0, JSON.stringify(amount));
    }
  }),
  'a payment for an unknown order is no fault of the service': probe('implied', async (project) => {
    const desk = await openDesk(project);
    for (const order of [4711, 'x', null, '__proto__']) {
      const { status } = await desk.pay({ order, amount: '1.00' });
      assert.ok(status < 500, `status ${status} for ${order}`);
    }
    assert.equal((await desk.call('/orders')).status, 200);
  }),
};
