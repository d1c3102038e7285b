import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { day, hour, minute, refused, use } from '../spans.ts';

interface Sum {
  readonly total: unknown;
  readonly errors: readonly { readonly line: number; readonly text: unknown; readonly message: unknown }[];
}

/** The sum of a pasted column. */
export const sumProbes: Readonly<Record<string, Probe>> = {
  'a column is added up and its wrong lines are named': probe('asked', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans(["1h", "", "lunch", "0:30"]));')) as Sum;
    assert.equal(sum.total, 90 * minute);
    assert.deepEqual(
      sum.errors.map(({ line, text }) => [line, text]),
      [[3, 'lunch']],
    );
    assert.ok(typeof sum.errors[0]?.message === 'string' && sum.errors[0].message !== '', 'no message');
  }),
  'every form may stand in a column': probe('asked', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans(["1h 30m", "PT1H", "0:30", "1,5h", "-30m"]));')) as Sum;
    assert.equal(sum.total, 4 * hour);
    assert.deepEqual(sum.errors, []);
  }),
  'lines of spaces and line ends count nothing': probe('implied', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans(["  ", "1h\\r", "\\t", "\\r", "\\u00a0", "30m"]));')) as Sum;
    assert.equal(sum.total, 90 * minute);
    assert.deepEqual(sum.errors, []);
  }),
  'an empty column is nothing': probe('implied', async (project) => {
    assert.deepEqual(await use(project, 'print(spans.sumSpans([]));'), { total: 0, errors: [] });
  }),
  'lines are counted from the first, empty ones too': probe('implied', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans(["x", "", "", "y", "1h"]));')) as Sum;
    assert.deepEqual(
      sum.errors.map(({ line }) => line),
      [1, 4],
    );
  }),
  'a wrong line keeps its text as it was pasted': probe('implied', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans([" Lunch Break "]));')) as Sum;
    assert.equal(String(sum.errors[0]?.text).trim(), 'Lunch Break');
  }),
  'the column is left as it was': probe('implied', async (project) => {
    const code = 'const texts = Object.freeze(["2h", "x", "1h"]); spans.sumSpans(texts); print(texts);';
    assert.deepEqual(await use(project, code), ['2h', 'x', '1h']);
  }),
  'a line that is no text is named, or the list refused': probe('hostile', async (project) => {
    const code = 'print(attempt(() => spans.sumSpans(["1h", null, undefined, 5, {}, "1h"])));';
    const answer = await use(project, code);
    if (answer === refused) return;
    const sum = answer as Sum;
    assert.equal(sum.total, 2 * hour);
    assert.ok(sum.errors.every(({ line }) => line >= 2 && line <= 5));
    assert.ok(
      sum.errors.some(({ line }) => line === 4),
      'the number 5 is not named',
    );
  }),
  'a sum of decimals is exact': probe('implied', async (project) => {
    const sum = (await use(project, 'print(spans.sumSpans(Array.from({ length: 1000 }, () => "1.1h")));')) as Sum;
    assert.equal(sum.total, 1_100 * hour);
  }),
  'a long column is added up': probe('hostile', async (project) => {
    const code = 'print(spans.sumSpans(Array.from({ length: 200_000 }, (_, index) => (index % 2 ? "x" : "24:00"))));';
    const { total, errors } = (await use(project, code)) as Sum;
    assert.equal(total, 100_000 * day);
    assert.equal(errors.length, 100_000);
    assert.equal(errors.at(-1)?.line, 200_000);
  }),
  'a sum that is too long is not given as a wrong number': probe('hostile', async (project) => {
    const code = 'print(attempt(() => spans.sumSpans(Array.from({ length: 3_000 }, () => "2500000000h")).total));';
    const total = await use(project, code);
    // 3,000 times 9e15 cannot be told exactly
    assert.ok(total === refused || (typeof total === 'number' && Number.isSafeInteger(total)), String(total));
  }),
};
