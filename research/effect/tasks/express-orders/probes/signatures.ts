import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { openDesk, sharedKey, sign } from '../desk.ts';

const event = (order: number, more: Record<string, unknown> = {}) =>
  JSON.stringify({ id: 'evt_1', type: 'payment.received', order, amount: '12.60', currency: 'EUR', ...more });
const path = '/webhooks/payments';

/** Whether a call comes from the payment provider. */
export const signatureProbes: Readonly<Record<string, Probe>> = {
  'a wrong signature is refused': probe('asked', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const answer = await desk.post(path, event(number), { 'x-signature': sign(event(number), 'another key') });
    assert.ok(answer.status >= 400 && answer.status < 500, `status ${answer.status}`);
    assert.equal((await desk.order(number)).paid, 0);
  }),
  'a missing signature is refused': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const answer = await desk.post(path, event(number));
    assert.ok(answer.status >= 400 && answer.status < 500, `status ${answer.status}`);
    assert.equal((await desk.order(number)).paid, 0);
  }),
  'a signature of any length and kind is refused without a fault of the service': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const whole = sign(event(number));
    for (const signature of [
      'ab',
      'not hex at all',
      whole.slice(0, -2),
      `${whole}00`,
      'z'.repeat(64),
      'é'.repeat(64),
    ]) {
      const answer = await desk.post(path, event(number), { 'x-signature': signature });
      assert.ok(answer.status >= 400 && answer.status < 500, `status ${answer.status} for ${signature}`);
    }
    assert.equal((await desk.order(number)).paid, 0);
  }),
  'the refusal has the shape of this service': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const body = (await (await desk.post(path, event(1), { 'x-signature': 'ab' })).json()) as Record<string, unknown>;
    assert.equal(typeof body.problem, 'string');
    assert.equal(typeof body.detail, 'string');
  }),
  'the signature is checked over the bytes as they were sent': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    const body = `{ "currency" : "EUR",\n  "order": ${number}, "amount": "12.60", "note": "Caf\\u00e9 \\/ Mitte", "rate": 1.0,\n "type": "payment.received", "id": "evt_spaced" }\n`;
    const answer = await desk.post(path, body, { 'x-signature': sign(body) });
    assert.ok(answer.ok, `status ${answer.status}`);
    assert.equal((await desk.order(number)).paid, 1260);
  }),
  'without a secret no payment is believed': probe('hostile', async (project) => {
    const opened = await openDesk(project, { environment: { PAYMENT_SECRET: '' } }).catch(() => undefined);
    // a service that refuses to start without it is as good
    if (opened === undefined) return;
    const { number } = await opened.create();
    for (const key of ['', 'undefined', 'null', 'secret']) {
      const signature = createHmac('sha256', key).update(event(number)).digest('hex');
      const answer = await opened.post(path, event(number), { 'x-signature': signature });
      assert.ok(!answer.ok, `signed with "${key}": status ${answer.status}`);
    }
    assert.ok(!(await opened.post(path, event(number))).ok, 'without a signature');
    assert.equal((await opened.order(number)).paid, 0);
  }),
  'the secret and the right signature are never printed or answered': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    const body = event(1001);
    const answers = [
      await desk.post(path, body, { 'x-signature': 'ab' }),
      await desk.post(path, '{broken', { 'x-signature': 'ab' }),
      await desk.post(path, body),
    ];
    const texts = [...(await Promise.all(answers.map((answer) => answer.text()))), desk.output()].join('\n');
    assert.ok(!texts.includes(sharedKey), 'the secret is shown');
    assert.ok(!texts.includes(sign(body)), 'the right signature is shown');
  }),
  'a signed body that is no JSON is the fault of the caller': probe('hostile', async (project) => {
    const desk = await openDesk(project);
    for (const body of ['{"id":', 'null', '[]', '"text"', '{}']) {
      const answer = await desk.post(path, body, { 'x-signature': sign(body) });
      assert.ok(answer.status < 500, `status ${answer.status} for ${body}`);
    }
    assert.equal((await desk.call('/orders')).status, 200);
  }),
};
