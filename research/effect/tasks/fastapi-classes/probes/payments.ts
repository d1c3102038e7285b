import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { declines, payKey } from '../company.ts';
import { assertFault, assertRefused, bookingOf, openSchool } from '../school.ts';

/** Cards, with a company in its best mood. */
export const paymentProbes: Readonly<Record<string, Probe>> = {
  'a booking with a card is charged as the company wants it': probe('asked', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    const booking = await bookingOf(await school.tap(id));
    assert.equal(booking.charge, 'ch_1');
    const [asked, ...more] = school.company.attempts;
    assert.equal(more.length, 0);
    assert.equal(`${asked?.method} ${asked?.path}`, 'POST /charges');
    assert.equal(asked?.authorization, `Bearer ${payKey}`);
    assert.deepEqual(asked?.body, { amount: 1800, currency: 'EUR', card: 'tok_visa', reference: id });
    assert.ok((asked?.key ?? '').length > 0 && (asked?.key ?? '').length <= 64, `the key is ${asked?.key}`);
  }),
  'a booking shows its charge afterwards': probe('asked', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    const { id: booking } = await bookingOf(await school.tap(id));
    await school.restart();
    const shown = (await (await school.call(`/bookings/${booking}`)).json()) as { charge?: unknown; card?: unknown };
    assert.equal(shown.charge, 'ch_1');
    assert.equal(shown.card, undefined);
  }),
  'a class that costs nothing charges nothing': probe('implied', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create({ price: 0 });
    assert.equal((await bookingOf(await school.tap(id))).charge, null);
    assert.equal(school.company.attempts.length, 0);
  }),
  'a declined card takes no place': probe('asked', async (project) => {
    const school = await openSchool(project, { moods: [declines] });
    const { id } = await school.create({ places: 1 });
    await assertFault(await school.tap(id), 402, 'declined');
    assert.equal((await school.shown(id)).free, 1);
    await bookingOf(await school.tap(id, 'b@example.com'));
  }),
  'after a declined card the next card of the same parent is charged': probe('implied', async (project) => {
    const school = await openSchool(project, { moods: [declines] });
    const { id } = await school.create();
    await assertFault(await school.tap(id, 'a@example.com', 'tap-1', 'tok_empty'), 402, 'declined');
    const booking = await bookingOf(await school.tap(id, 'a@example.com', 'tap-2', 'tok_full'));
    assert.equal(booking.charge, 'ch_1');
    assert.deepEqual(
      school.company.taken().map(({ card }) => card),
      ['tok_full'],
    );
    const [first, second] = school.company.attempts;
    assert.notEqual(first?.key, second?.key, 'the company would answer the key of the declined card as before');
  }),
  'a parent without a place is not charged': probe('implied', async (project) => {
    const school = await openSchool(project, { environment: { POOL_NOW: '2026-03-10T17:00:00Z' } });
    const full = await school.create({ places: 1, startsAt: '2026-03-20T17:30:00+01:00' });
    await bookingOf(await school.book(full.id, 'z@example.com'));
    await assertFault(await school.tap(full.id), 409, 'full');
    await assertFault(await school.tap(full.id, 'z@example.com'), 409, 'already_booked');
    const begun = await school.create();
    await assertFault(await school.tap(begun.id), 409, 'begun');
    await assertFault(await school.tap('000000000000'), 404, 'unknown_class');
    assert.equal(school.company.attempts.length, 0);
  }),
  'of many parents at one moment only those with a place are charged': probe('implied', async (project) => {
    const school = await openSchool(project, { always: (_response, { pay }) => void setTimeout(pay, 300) });
    const { id } = await school.create({ places: 2 });
    const parents = Array.from({ length: 12 }, (_, index) => `p${index}@example.com`);
    const answers = await Promise.all(parents.map((email) => school.tap(id, email)));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [201, 201, ...Array.from({ length: 10 }, () => 409)]);
    assert.equal(school.company.taken().length, 2);
    assert.equal((await school.shown(id)).free, 0);
  }),
  'nobody else gets the place while a card is being charged': probe('hostile', async (project) => {
    const school = await openSchool(project, { moods: [(_response, { pay }) => void setTimeout(pay, 1_500)] });
    const { id } = await school.create({ places: 1 });
    const paying = school.tap(id);
    // it ends with the service when the probe fails before
    paying.catch(() => {});
    while (school.company.attempts.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const started = Date.now();
    const other = await school.book(id, 'b@example.com');
    assert.equal(other.status, 409, `the second parent gets ${other.status}`);
    assert.ok(Date.now() - started < 1_400, 'the second parent waits for the card of the first');
    await bookingOf(await paying);
  }),
  'without a company cards are refused and the old app goes on': probe('hostile', async (project) => {
    const school = await openSchool(project, { environment: { PAY_URL: '', PAY_KEY: '' } });
    const { id } = await school.create();
    const answer = await school.tap(id);
    assert.ok(answer.status >= 400 && answer.status !== 500, `a card answers ${answer.status}`);
    assert.ok('fault' in ((await answer.json()) as object));
    await bookingOf(await school.book(id, 'b@example.com'));
  }),
  'cards of the wrong kind are refused and charge nothing': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    const cards = [5, '', true, {}, ['tok_visa'], 'x'.repeat(100_000)];
    for (const [index, card] of cards.entries())
      await assertRefused(
        await school.tap(id, `c${index}@example.com`, `tap-${index}`, card),
        JSON.stringify(card).slice(0, 20),
      );
    assert.equal(school.company.attempts.length, 0);
    assert.equal((await school.shown(id)).free, 8);
  }),
  'a strange Request-Id is no failure of the service': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create({ places: 50 });
    const ids = ['ü-tap', 'x'.repeat(8_000), '../..', "'; drop table bookings; --", 'a b\tc', '%0d%0aX-A: 1', ''];
    for (const [index, request] of ids.entries()) {
      const answer = await school.tap(id, `c${index}@example.com`, request);
      assert.ok(answer.status < 500, `${request.slice(0, 20)}: ${answer.status} ${await answer.text()}`);
    }
    for (const { key } of school.company.attempts) assert.ok((key ?? '').length <= 64, 'a key of over 64 characters');
    assert.equal(50 - (await school.shown(id)).free, school.company.taken().length);
  }),
  'neither cards nor the key are printed': probe('hostile', async (project) => {
    const moods = [declines, () => {}];
    const school = await openSchool(project, {
      moods: [...moods.slice(0, 1), (response) => response.destroy(), (response) => response.writeHead(500).end('no')],
    });
    const { id } = await school.create();
    for (const email of ['a', 'b', 'c', 'd'])
      await school.tap(id, `${email}@secret.example`, crypto.randomUUID(), 'tok_verysecret');
    await school.tap(id, 'e@secret.example', crypto.randomUUID(), ['tok_verysecret']);
    assert.ok(school.company.attempts.length >= 4);
    for (const secret of ['tok_verysecret', payKey, 'secret.example'])
      assert.ok(!school.output().includes(secret), `the log has ${secret}`);
  }),
};
