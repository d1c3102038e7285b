import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefused, bookingOf, crawl, openSchool, type School, type SwimmingClass } from '../school.ts';

const { startsAt: _, ...rest } = crawl;
const course = { ...rest, first: '2026-10-06', time: '17:30', weeks: 12 };

async function make(school: School, more: Partial<typeof course> = {}) {
  const answer = await school.post('/series', { ...course, ...more });
  assert.equal(answer.status, 201, await answer.clone().text());
  return ((await answer.json()) as { classes: SwimmingClass[] }).classes;
}

/** Courses. */
export const seriesProbes: Readonly<Record<string, Probe>> = {
  'a course keeps the time of our clocks in autumn': probe('asked', async (project) => {
    const school = await openSchool(project);
    const starts = (await make(school)).map(({ startsAt }) => startsAt);
    assert.equal(starts.length, 12);
    assert.deepEqual(starts.slice(0, 5), [
      '2026-10-06T15:30:00Z',
      '2026-10-13T15:30:00Z',
      '2026-10-20T15:30:00Z',
      '2026-10-27T16:30:00Z',
      '2026-11-03T16:30:00Z',
    ]);
    assert.equal(starts.at(-1), '2026-12-22T16:30:00Z');
  }),
  'a course keeps the time of our clocks in spring and over midnight': probe('implied', async (project) => {
    const school = await openSchool(project);
    const starts = (await make(school, { first: '2026-03-22', time: '00:30', weeks: 3 })).map(
      ({ startsAt }) => startsAt,
    );
    assert.deepEqual(starts, ['2026-03-21T23:30:00Z', '2026-03-28T23:30:00Z', '2026-04-04T22:30:00Z']);
  }),
  'a year of classes can be booked one by one': probe('asked', async (project) => {
    const school = await openSchool(project);
    const classes = await make(school, { weeks: 52 });
    assert.equal(new Set(classes.map(({ id }) => id)).size, 52);
    const { id } = classes[1] ?? { id: '' };
    await bookingOf(await school.tap(id));
    await school.restart();
    assert.equal((await school.shown(id)).free, 7);
    assert.equal((await school.page()).classes.length, 52);
  }),
  'a wrong course is refused and makes no class': probe('hostile', async (project) => {
    const school = await openSchool(project);
    const wrong: readonly Record<string, unknown>[] = [
      ...[0, -1, 53, 1e9, 10 ** 30, '12', 2.5, true, null].map((weeks) => ({ weeks })),
      ...['24:00', '17:60', '5pm', '', '17:30:99', '-1:30', 'T', 17].map((time) => ({ time })),
      ...['2026-02-30', '06.10.2026', '', 'today', '2026-13-01', 20_261_006].map((first) => ({ first })),
      { price: -100 },
      { price: 18.5 },
      { places: 0 },
      { title: '' },
    ];
    for (const more of wrong)
      await assertRefused(await school.post('/series', { ...course, ...more }), JSON.stringify(more));
    await assertRefused(await school.post('/series', '{"title": "x"'), 'half a body');
    assert.deepEqual((await school.page()).classes, []);
  }),
  'a course at the end of time is refused as a whole': probe('hostile', async (project) => {
    const school = await openSchool(project);
    for (const first of ['9999-12-20', '0001-01-01']) {
      const answer = await school.post('/series', { ...course, first });
      assert.ok(answer.status < 500, `${first}: ${answer.status}`);
      const made = (await school.page()).classes.length;
      assert.ok(answer.ok || made === 0, `${made} classes were made`);
    }
  }),
};
