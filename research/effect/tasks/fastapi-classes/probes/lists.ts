import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertFault, openSchool, type School } from '../school.ts';

/** Walks through all pages; `between` acts after each of them. */
async function walk(school: School, words: string, between: (page: number) => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let after = '';
  for (let number = 1; number < 60; number += 1) {
    const { classes, next } = await school.page(`?${words}${after}`);
    seen.push(...classes.map(({ id }) => id));
    assert.notEqual(next, undefined, 'there is no next');
    if (next === null) return seen;
    assert.ok(classes.length > 0, 'a page is empty and not the last');
    after = `&after=${encodeURIComponent(next)}`;
    await between(number);
  }
  return assert.fail('the pages never end');
}

const at = (minute: number) => `2026-03-10T17:${String(minute).padStart(2, '0')}:00+01:00`;

/** Pages and days. */
export const listProbes: Readonly<Record<string, Probe>> = {
  'pages hold all classes in order and end': probe('asked', async (project) => {
    const school = await openSchool(project);
    for (const minute of [5, 3, 1, 4, 2, 6]) await school.create({ startsAt: at(minute) });
    const all = (await school.page()).classes.map(({ id }) => id);
    assert.equal(all.length, 6);
    for (const limit of [1, 2, 4, 6, 20]) assert.deepEqual(await walk(school, `limit=${limit}`), all, `limit ${limit}`);
    assert.equal((await school.page('?limit=2')).classes.length, 2);
  }),
  'classes that start at the same time are all in the pages': probe('implied', async (project) => {
    const school = await openSchool(project);
    for (let count = 0; count < 9; count += 1) await school.create({ startsAt: at(count < 7 ? 0 : 1) });
    const all = (await school.page()).classes.map(({ id }) => id);
    assert.deepEqual(await walk(school, 'limit=2'), all);
  }),
  'a class that is added or removed while somebody turns pages moves no other': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (let minute = 10; minute < 19; minute += 1) await school.create({ startsAt: at(minute) });
    const all = (await school.page()).classes.map(({ id }) => id);
    const remove = (index: number) => school.call(`/classes/${all[index]}`, { method: 'DELETE' });
    const seen = await walk(school, 'limit=3', async (page) => {
      if (page === 1) await school.create({ startsAt: at(0) });
      // the class that the page ended with
      if (page === 1) assert.equal((await remove(2)).status, 204);
      if (page === 2) assert.equal((await remove(0)).status, 204);
    });
    assert.deepEqual(seen, all);
  }),
  'a wrong limit is refused or cut, never a failure': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (let count = 0; count < 3; count += 1) await school.create({ startsAt: at(count) });
    for (const limit of ['0', '-1', 'x', '', '2.5'])
      await assertFault(await school.call(`/classes?limit=${limit}`), 422);
    for (const limit of ['99999999999999999999999', '9223372036854775807', '9223372036854775808', '%C2%B2']) {
      const answer = await school.call(`/classes?limit=${limit}`);
      assert.ok([200, 422].includes(answer.status), `${limit}: ${answer.status}`);
    }
  }),
  'a wrong place in the list is refused': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (let count = 0; count < 3; count += 1) await school.create({ startsAt: at(count) });
    const places = [
      'x',
      '%00',
      '%C3%BC',
      "' or 1=1",
      '////',
      'e30=',
      'bnVsbA==',
      'WzEsMl0=',
      '9'.repeat(400),
      '%F0%9F%8F%8A',
    ];
    for (const after of places) {
      const answer = await school.call(`/classes?limit=2&after=${after}`);
      assert.equal(answer.status, 422, `${after.slice(0, 20)}: ${answer.status} ${await answer.text()}`);
    }
  }),
  'a day is a day of our clocks': probe('asked', async (project) => {
    const school = await openSchool(project);
    const first = await school.create({ startsAt: '2026-10-06T00:00:00+02:00' });
    const last = await school.create({ startsAt: '2026-10-06T23:59:00+02:00' });
    await school.create({ startsAt: '2026-10-05T23:59:00+02:00' });
    await school.create({ startsAt: '2026-10-07T00:00:00+02:00' });
    const { classes } = await school.page('?day=2026-10-06');
    assert.deepEqual(
      classes.map(({ id }) => id),
      [first.id, last.id],
    );
    assert.deepEqual((await school.page('?day=2026-10-08')).classes, []);
  }),
  'the days when the clocks change are whole': probe('implied', async (project) => {
    const school = await openSchool(project);
    const long = [
      await school.create({ startsAt: '2026-10-25T00:00:00+02:00' }),
      await school.create({ startsAt: '2026-10-25T23:30:00+01:00' }),
    ];
    await school.create({ startsAt: '2026-10-26T00:00:00+01:00' });
    const short = [
      await school.create({ startsAt: '2026-03-29T00:00:00+01:00' }),
      await school.create({ startsAt: '2026-03-29T23:30:00+02:00' }),
    ];
    await school.create({ startsAt: '2026-03-30T00:15:00+02:00' });
    for (const [day, made] of [
      ['2026-10-25', long],
      ['2026-03-29', short],
    ] as const)
      assert.deepEqual(
        (await school.page(`?day=${day}`)).classes.map(({ id }) => id),
        made.map(({ id }) => id),
        day,
      );
  }),
  'a day has pages': probe('asked', async (project) => {
    const school = await openSchool(project);
    for (let count = 0; count < 5; count += 1) await school.create({ startsAt: at(count) });
    await school.create({ startsAt: '2026-03-11T17:30:00+01:00' });
    const seen = await walk(school, 'day=2026-03-10&limit=2');
    assert.equal(seen.length, 5);
    assert.equal(new Set(seen).size, 5);
  }),
  'a wrong day is refused': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (const day of ['2026-02-30', '06.10.2026', 'x', '', '2026-10-06T00:00:00Z'])
      await assertFault(await school.call(`/classes?day=${encodeURIComponent(day)}`), 422);
    for (const day of ['9999-12-31', '0001-01-01']) {
      const answer = await school.call(`/classes?day=${day}`);
      assert.ok([200, 422].includes(answer.status), `${day}: ${answer.status}`);
    }
  }),
};
