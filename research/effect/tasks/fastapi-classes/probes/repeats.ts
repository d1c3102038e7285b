import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { answers, declines, hangs, losesTheAnswer } from '../company.ts';
import { assertFault, bookingAgain, bookingOf, eventually, openSchool } from '../school.ts';

/** Calls that are made again, at once, later, and after the end of the service. */
export const repeatProbes: Readonly<Record<string, Probe>> = {
  'a call that is made again is one booking and one charge': probe('asked', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    const first = await bookingOf(await school.tap(id, 'a@example.com', 'tap-1'));
    const second = await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.deepEqual([second.id, second.charge], [first.id, first.charge]);
    assert.equal(school.company.taken().length, 1);
    assert.equal((await school.shown(id)).free, 7);
  }),
  'a call that is made again gets the last place that it took': probe('asked', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create({ places: 1 });
    await bookingOf(await school.tap(id, 'a@example.com', 'tap-1'));
    await school.restart();
    await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(school.company.taken().length, 1);
  }),
  'the same call five times at one moment is one booking and one charge': probe('hostile', async (project) => {
    const school = await openSchool(project, { always: (_response, { pay }) => void setTimeout(pay, 400) });
    const { id } = await school.create();
    const answers = await Promise.all(Array.from({ length: 5 }, () => school.tap(id, 'a@example.com', 'tap-1')));
    for (const answer of answers)
      assert.ok([200, 201, 409, 503].includes(answer.status), `one of the calls answers ${answer.status}`);
    const booked = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json()));
    assert.ok(booked.length > 0, 'none of them is a booking');
    const { id: booking } = await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    for (const one of booked) assert.equal((one as { id: string }).id, booking);
    assert.equal(school.company.taken().length, 1);
    assert.equal((await school.shown(id)).free, 7);
  }),
  'two taps of one parent at one moment charge once': probe('hostile', async (project) => {
    const school = await openSchool(project, { always: (_response, { pay }) => void setTimeout(pay, 400) });
    const { id } = await school.create();
    const answers = await Promise.all(['tap-1', 'tap-2'].map((tap) => school.tap(id, 'a@example.com', tap)));
    assert.ok(answers.some(({ status }) => status === 201));
    assert.ok(
      answers.every(({ status }) => status < 500 || status === 503),
      `a tap answers ${answers.map(({ status }) => status)}`,
    );
    assert.equal(school.company.taken().length, 1);
    assert.equal((await school.shown(id)).free, 7);
  }),
  'an answer of the company that is lost charges once': probe('implied', async (project) => {
    const school = await openSchool(project, { always: losesTheAnswer });
    const { id } = await school.create();
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    school.company.mend();
    const { charge } = await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(charge, 'ch_1');
    assert.equal(school.company.taken().length, 1);
  }),
  'a lost answer charges once after a restart': probe('hostile', async (project) => {
    const school = await openSchool(project, { always: losesTheAnswer });
    const { id } = await school.create();
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    await school.restart();
    school.company.mend();
    await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(school.company.taken().length, 1);
    assert.equal((await school.shown(id)).free, 7);
  }),
  'the place of a payment that nobody knows of is kept': probe('implied', async (project) => {
    const school = await openSchool(project, { always: losesTheAnswer });
    const { id } = await school.create({ places: 1 });
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    await assertFault(await school.tap(id, 'b@example.com', 'tap-2'), 409, 'full');
    await assertFault(await school.book(id, 'c@example.com'), 409, 'full');
    school.company.mend();
    await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(school.company.taken().length, 1);
  }),
  'a payment that nobody knows of is never a booking without a charge': probe('hostile', async (project) => {
    const school = await openSchool(project, { moods: [hangs, declines] });
    const { id } = await school.create({ places: 1 });
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 402, 'declined');
    assert.equal(school.company.taken().length, 0);
    assert.equal((await school.shown(id)).free, 1);
    await bookingOf(await school.tap(id, 'b@example.com', 'tap-2'));
  }),
  'asking again charges the price of the tap': probe('hostile', async (project) => {
    const school = await openSchool(project, { always: answers(500, 'no') });
    const { id } = await school.create();
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    const changed = await school.call(`/classes/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"price": 2500}',
    });
    assert.equal(changed.status, 200);
    school.company.mend();
    await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    const [first, last] = [school.company.attempts[0], school.company.attempts.at(-1)];
    assert.equal(first?.key, last?.key);
    assert.deepEqual([first?.body.amount, last?.body.amount], [1800, 1800]);
  }),
  'asking again after the class has begun tells what became of the charge': probe('hostile', async (project) => {
    const school = await openSchool(project, {
      always: losesTheAnswer,
      environment: { POOL_NOW: '2026-03-10T16:29:54Z' },
    });
    const { id } = await school.create();
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1'), 503, 'payment_unknown');
    await eventually(async () => (await school.page()).classes.length === 0, 'the class never begins');
    school.company.mend();
    const { charge } = await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(charge, 'ch_1');
  }),
  'an end of the service in the middle of a payment charges once': probe('hostile', async (project) => {
    const school = await openSchool(project, { moods: [(_response, { take }) => take()] });
    const { id } = await school.create({ places: 1 });
    const lost = school.tap(id, 'a@example.com', 'tap-1').catch(() => undefined);
    await eventually(() => school.company.taken().length === 1, 'the card is not charged');
    await school.restart();
    await lost;
    const other = await school.tap(id, 'b@example.com', 'tap-2');
    assert.equal(other.status, 409, `another parent gets ${other.status}`);
    const { charge } = await bookingAgain(await school.tap(id, 'a@example.com', 'tap-1'));
    assert.equal(charge, 'ch_1');
    assert.equal(school.company.taken().length, 1);
    assert.equal((await school.shown(id)).free, 0);
  }),
  'an id that was used for something else gives no free place': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const cheap = await school.create({ price: 500 });
    const dear = await school.create({ price: 9_000 });
    const first = await bookingOf(await school.tap(cheap.id, 'a@example.com', 'tap-1'));
    for (const [id, email] of [
      [dear.id, 'a@example.com'],
      [cheap.id, 'b@example.com'],
    ] as const) {
      const answer = await school.tap(id, email, 'tap-1');
      assert.ok(answer.status < 500, `the second use answers ${answer.status}`);
      if (!answer.ok) continue;
      const second = await bookingAgain(answer);
      assert.deepEqual([second.class, second.email], [id, email]);
      assert.notEqual(second.charge, first.charge, 'two bookings show one charge');
    }
    const paid = school.company.taken().reduce((sum, { amount }) => sum + Number(amount), 0);
    const [left, right] = [await school.shown(cheap.id), await school.shown(dear.id)];
    assert.equal(paid, (8 - left.free) * 500 + (8 - right.free) * 9_000);
  }),
};
