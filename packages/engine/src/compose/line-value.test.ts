import { expect, test } from 'vitest';
import { allDirectives } from '../knowledge/all-directives.ts';
import { effects } from '../knowledge/effects.ts';
import { lineValue } from './line-value.ts';

const directive = (id: string) => {
  const found = allDirectives.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is gone`);
  return found;
};

test('what was measured is worth most, and what is known anyway least', () => {
  const rest = allDirectives.filter(({ id }) => effects[id] === undefined);
  const best = Math.max(...rest.map(lineValue));
  for (const id of Object.keys(effects)) expect(lineValue(directive(id)), id).toBeGreaterThan(best);
  const known = rest.filter((one) => one.known !== undefined);
  expect(known.length).toBeGreaterThan(70);
  for (const one of known) expect(lineValue(one), one.id).toBe(2 * one.weight);
});

test('of two lines of one cost the newer fact comes first, then silent breakage, then boundaries, then choices', () => {
  const worth = (['post-cutoff', 'foot-gun', 'boundary', 'decision'] as const).map((kind) =>
    lineValue({ id: 'one', class: kind, weight: 80 }),
  );
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(new Set(worth).size).toBe(4);
});

test('whether a line forbids, asks or advises changes nothing', () => {
  const { id, class: kind, weight } = directive('base.new-dependency');
  expect(lineValue({ id, class: kind, weight })).toBe(lineValue({ id: 'advice', class: kind, weight }));
});
