import { expect, test } from 'vitest';
import { type Candidate, chooseFitting } from './choose-fitting.ts';

const candidate = (id: string, section: string, weight: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  section,
  weight,
  isMandatory: false,
  isOfStack: false,
  costs: [10],
  ...more,
});
const chosen = (candidates: readonly Candidate[], room: number) => [...chooseFitting(candidates, room)];

test('a line that fits exactly is taken, one that is a character too long is not', () => {
  expect(chosen([candidate('a', 's', 1)], 10)).toEqual([['a', 0]]);
  expect(chosen([candidate('a', 's', 1)], 9)).toEqual([]);
});

test('mandatory lines come first, then the heaviest of each section in turn, chosen technologies before others', () => {
  const all = [
    candidate('light', 'one', 1),
    candidate('heavy', 'one', 9),
    candidate('other', 'two', 2),
    candidate('mine', 'three', 1, { isOfStack: true }),
    candidate('needed', 'one', 0, { isMandatory: true }),
  ];
  const order = ['needed', 'mine', 'heavy', 'other', 'light'];
  for (let count = 1; count <= order.length; count += 1)
    expect(chosen(all, count * 10).map(([id]) => id)).toEqual(order.slice(0, count));
});

test('a line that was shown to change results waits for no heavier line of its section, but for the best of a chosen technology', () => {
  const all = [
    candidate('heavy', 'one', 9),
    candidate('second', 'one', 8),
    candidate('shown', 'one', 2, { isEffective: true }),
    candidate('mine', 'two', 1, { isOfStack: true }),
    candidate('needed', 'one', 0, { isMandatory: true }),
  ];
  expect(chosen(all, 40).map(([id]) => id)).toEqual(['needed', 'mine', 'heavy', 'shown']);
});

test('of two mandatory lines the heavier comes first, also where it is the one that was shown to change results', () => {
  const all = [
    candidate('heavy', 's', 9, { isMandatory: true, isEffective: true }),
    candidate('light', 's', 5, { isMandatory: true }),
  ];
  expect(chosen(all, 10).map(([id]) => id)).toEqual(['heavy']);
});

test('lines of one weight go by their names', () => {
  const names = ['b', 'a', 'c'];
  const all = names.map((id) => candidate(id, 's', 5));
  expect(chosen(all, 20).map(([id]) => id)).toEqual(['a', 'b']);
  expect(chosen(all.toReversed(), 20).map(([id]) => id)).toEqual(['a', 'b']);
});

test('a shorter form is taken where the fullest does not fit, and a later line may still fit', () => {
  const all = [
    candidate('long', 's', 9, { costs: [30, 12] }),
    candidate('wide', 's', 8, { costs: [20] }),
    candidate('short', 's', 7, { costs: [5] }),
  ];
  expect(chosen(all, 17)).toEqual([
    ['long', 1],
    ['short', 0],
  ]);
});
