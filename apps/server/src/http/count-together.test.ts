import { expect, test } from 'vitest';
import { countTogether } from './count-together.ts';

test('uses that wait for a count are counted together, each with its place, and keys never mix', async () => {
  const totals = new Map<string, number>();
  const calls: [string, number][] = [];
  const use = countTogether(async (key, uses) => {
    calls.push([key, uses]);
    await Promise.resolve();
    totals.set(key, (totals.get(key) ?? 0) + uses);
    return { total: totals.get(key) ?? 0, msLeft: 5 };
  });
  const [own, other] = [await Promise.all(['a', 'a', 'a', 'a'].map(use)), await Promise.all([use('b'), use('a')])];
  expect(own.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(other.map(({ position }) => position)).toEqual([1, 5]);
  expect(calls).toEqual([
    ['a', 1],
    ['a', 3],
    ['b', 1],
    ['a', 1],
  ]);
});

test('a count that fails fails its own uses, and the next ones are counted', async () => {
  let isDown = true;
  const use = countTogether(async (_key, uses) => {
    await Promise.resolve();
    if (!isDown) return { total: uses, msLeft: 5 };
    isDown = false;
    throw new Error('down');
  });
  const [first, second, third] = await Promise.allSettled([use('a'), use('a'), use('a')]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'down' } });
  expect([second, third]).toMatchObject([{ value: { position: 1 } }, { value: { position: 2 } }]);
  expect(await use('a')).toEqual({ position: 1, msLeft: 5 });
});
