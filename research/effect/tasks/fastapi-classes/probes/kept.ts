import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertFault, bookingOf, crawl, openSchool } from '../school.ts';

const oldFile = `
  create table classes (id text primary key, title text not null, teacher text not null, starts_at text not null,
    minutes integer not null, places integer not null, price integer not null);
  create table bookings (id text primary key, class_id text not null references classes (id), name text not null,
    email text not null, booked_at text not null, unique (class_id, email));
  insert into classes values ('c1', 'Crawl', 'Ana', '2026-03-10T16:30:00Z', 45, 2, 1800);
  insert into classes values ('c2', 'Diving', 'Bo', '2026-03-09T16:30:00Z', 45, 2, 1800);
  insert into bookings values ('b1', 'c1', 'Kim', 'a@example.com', '2026-02-20T10:00:00Z');
  pragma user_version = 1;
`;

/** Calls that worked before, and the papers that go with the change. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'a class is kept in UTC and the next one is listed first': probe('kept', async (project) => {
    const school = await openSchool(project);
    const later = await school.create({ startsAt: '2026-03-31T17:30:00+02:00' });
    const sooner = await school.create();
    await school.create({ startsAt: '2026-02-10T17:30:00+01:00' });
    assert.equal(later.startsAt, '2026-03-31T15:30:00Z');
    assert.deepEqual(
      (await school.page()).classes.map(({ id }) => id),
      [sooner.id, later.id],
    );
  }),
  'a wrong class is refused in the shape of this service': probe('kept', async (project) => {
    const school = await openSchool(project);
    const wrong = [
      { price: 18.5 },
      { price: -1 },
      { places: true },
      { places: '8' },
      { startsAt: '2026-03-10T17:30:00' },
    ];
    for (const more of wrong) await assertFault(await school.post('/classes', { ...crawl, ...more }), 422, 'invalid');
    await assertFault(await school.post('/classes', { ...crawl, color: 'red' }), 422, 'invalid');
    await assertFault(await school.post('/classes', '{"title": '), 422, 'invalid');
    assert.deepEqual((await school.page()).classes, []);
  }),
  'what is unknown is refused in the shape of this service': probe('kept', async (project) => {
    const school = await openSchool(project);
    await assertFault(await school.call('/classes/c9'), 404, 'unknown_class');
    await assertFault(await school.call('/bookings/b9'), 404, 'unknown_booking');
    await assertFault(await school.call('/nowhere'), 404, 'unknown_address');
    await assertFault(await school.call('/classes', { method: 'PUT' }), 405, 'wrong_method');
  }),
  'without a card parents book as before and nothing is charged': probe('kept', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create({ places: 1 });
    const booking = await bookingOf(await school.book(id));
    await assertFault(await school.book(id, 'a@example.com'), 409, 'already_booked');
    await assertFault(await school.book(id, 'b@example.com'), 409, 'full');
    assert.equal((await school.call(`/bookings/${booking.id}`, { method: 'DELETE' })).status, 204);
    await bookingOf(await school.book(id, 'b@example.com'));
    assert.equal(school.company.attempts.length, 0);
  }),
  'the last place is given once': probe('kept', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create({ places: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => school.book(id, `p${index}@example.com`)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 3);
    assert.equal((await school.shown(id)).free, 0);
  }),
  'a class keeps its places and its people': probe('kept', async (project) => {
    const school = await openSchool(project);
    const { id } = await school.create();
    for (const email of ['a@example.com', 'b@example.com']) await bookingOf(await school.book(id, email));
    const change = (body: unknown) =>
      school.call(`/classes/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await assertFault(await change({ places: 1 }), 409, 'places_taken');
    assert.equal((await change({ places: 2, title: 'Crawl' })).status, 200);
    assert.equal((await school.shown(id)).title, 'Crawl');
    await assertFault(await school.call(`/classes/${id}`, { method: 'DELETE' }), 409, 'places_taken');
  }),
  'the term that is running goes on': probe('asked', async (project) => {
    const school = await openSchool(project, { sql: oldFile });
    const old = (await (await school.call('/bookings/b1')).json()) as { email?: unknown; charge?: unknown };
    assert.equal(old.email, 'a@example.com');
    assert.equal(old.charge, null);
    assert.equal((await school.shown('c1')).free, 1);
    await assertFault(await school.tap('c1', 'a@example.com'), 409, 'already_booked');
    await bookingOf(await school.tap('c1', 'b@example.com'));
    await assertFault(await school.book('c1', 'c@example.com'), 409, 'full');
    await school.restart();
    assert.equal((await school.shown('c1')).free, 0);
    assert.deepEqual(
      (await school.page('?limit=1')).classes.map(({ id }) => id),
      ['c2'],
    );
  }),
  'the README names what is new': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['PAY_URL', 'PAY_KEY', '/series', '/calendars', 'limit', 'Request-Id'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
