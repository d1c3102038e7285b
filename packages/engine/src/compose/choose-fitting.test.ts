import { expect, test } from 'vitest';
import { type Candidate, chooseFitting } from './choose-fitting.ts';

const candidate = (id: string, value: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  value,
  isMandatory: false,
  costs: [10],
  ...more,
});
const chosen = (candidates: readonly Candidate[], room: number) => [...chooseFitting(candidates, room)];

test('a line that fits exactly is taken, one that is a character too long is not', () => {
  expect(chosen([candidate('a', 1)], 10)).toEqual([['a', 0]]);
  expect(chosen([candidate('a', 1)], 9)).toEqual([]);
});

test('mandatory lines come first, then what is worth most, then the first by name', () => {
  const all = [
    candidate('light', 1),
    candidate('heavy', 9),
    candidate('b', 2),
    candidate('a', 2),
    candidate('needed', 0, { isMandatory: true }),
  ];
  const order = ['needed', 'heavy', 'a', 'b', 'light'];
  for (let count = 1; count <= order.length; count += 1) {
    expect(chosen(all, count * 10).map(([id]) => id)).toEqual(order.slice(0, count));
    expect(chosen(all.toReversed(), count * 10).map(([id]) => id)).toEqual(order.slice(0, count));
  }
});

test('a shorter form is taken where the fullest does not fit, and a later line may still fit', () => {
  const all = [
    candidate('long', 9, { costs: [30, 12] }),
    candidate('wide', 8, { costs: [20] }),
    candidate('short', 7, { costs: [5] }),
  ];
  expect(chosen(all, 17)).toEqual([
    ['long', 1],
    ['short', 0],
  ]);
});
