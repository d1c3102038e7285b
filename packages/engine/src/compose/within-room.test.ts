import { expect, test } from 'vitest';
import type { Directive } from '../directive.ts';
import { claude } from '../knowledge/targets/claude.ts';
import { cursor } from '../knowledge/targets/cursor.ts';
import { deepseek } from '../knowledge/targets/deepseek.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import type { TargetKnowledge } from '../target.ts';
import { withinRoom } from './within-room.ts';

const line = (id: string, section: string, rest: Partial<Directive> = {}): PlacedDirective => ({
  section,
  specificity: 1,
  directive: {
    id,
    slot: id,
    class: 'foot-gun',
    modality: 'should',
    weight: 50,
    text: { en: id, de: id },
    why: { en: id, de: id },
    ...rest,
  },
});
const many = (count: number, section: string, rest: Partial<Directive> = {}) =>
  Array.from({ length: count }, (_, at) =>
    line(`${section}.${rest.class ?? 'plain'}.${at}`, section, { weight: 90 - at, ...rest }),
  );
const kept = (placed: readonly PlacedDirective[], target: TargetKnowledge, size: 'lean' | 'standard' = 'standard') =>
  withinRoom(placed, [], target, size).map(({ directive }) => directive.id);

test('eight lines about technologies stay, those worth most', () => {
  expect(kept(many(12, 'stack.react'), deepseek)).toEqual(many(8, 'stack.react').map(({ directive }) => directive.id));
});

test('lines of security come first, what replaced a boundary before them, and none exceeds the eight', () => {
  const secure = many(10, 'application', { class: 'security', weight: 1 });
  const plain = many(4, 'together');
  for (const target of [deepseek, claude]) {
    expect(kept([...plain, ...secure], target)).toEqual(secure.slice(0, 8).map(({ directive }) => directive.id));
    const replacing = plain.slice(3);
    const left = withinRoom([...plain, ...secure], replacing, target, 'lean');
    expect(left).toEqual([...replacing, ...secure.slice(0, 7)]);
  }
});

test('what a target loads with its own files does not count among the eight', () => {
  const placed = [...many(20, 'stack.react'), ...many(9, 'together')];
  expect(kept(placed, cursor)).toHaveLength(28);
  expect(kept(placed, deepseek)).toHaveLength(8);
});

test('a lean rule keeps the conduct that a change is judged by, and the heaviest line of behavior', () => {
  const placed = [
    line('base.weaken-tests', 'boundaries'),
    line('base.other', 'boundaries'),
    line('done.commands', 'done'),
    line('done.report', 'done'),
    line('a', 'behavior', { weight: 60 }),
    line('b', 'behavior', { weight: 70 }),
    line('project.code', 'project'),
  ];
  expect(kept(placed, deepseek, 'lean')).toEqual(['base.weaken-tests', 'done.commands', 'b', 'project.code']);
  expect(kept(placed, deepseek)).toHaveLength(placed.length);
});
