import { describe, expect, test } from 'vitest';
import { must } from '../directive.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { resolveSlots } from './resolve-slots.ts';

const placed = (
  id: string,
  {
    slot = 'one',
    kind = 'decision',
    weight = 50,
    specificity = 1,
    supersedes = [],
  }: {
    slot?: string;
    kind?: 'decision' | 'security';
    weight?: number;
    specificity?: PlacedDirective['specificity'];
    supersedes?: readonly string[];
  } = {},
): PlacedDirective => ({
  directive: must(id, kind, weight, { slot, supersedes, text: [id, id], why: [id, id] }),
  section: 'stack',
  specificity,
});
const idsOf = (all: readonly PlacedDirective[]) => all.map(({ directive }) => directive.id);

describe('of several directives for one slot', () => {
  test.each([
    ['security', placed('a', { kind: 'security' }), placed('b', { specificity: 3, weight: 90 }), 'security'],
    [
      'the more specific of two about security',
      placed('b', { kind: 'security', specificity: 2 }),
      placed('a', { kind: 'security', weight: 90 }),
      'specificity',
    ],
    ['the more specific', placed('b', { specificity: 2 }), placed('a', { weight: 90 }), 'specificity'],
    ['the heavier', placed('b', { weight: 60 }), placed('a'), 'weight'],
    ['the first by name', placed('a'), placed('b'), 'weight'],
  ] as const)('%s stays, in whichever order they come', (_name, kept, dropped, reason) => {
    for (const collected of [
      [kept, dropped],
      [dropped, kept],
    ])
      expect(resolveSlots(collected)).toEqual({ kept: [kept], decisions: [{ slot: 'one', reason, kept, dropped }] });
  });

  test('one that is superseded goes, though it be about security, and its slot is free for another', () => {
    const winner = placed('winner', { slot: 'two', supersedes: ['loser'] });
    const loser = placed('loser', { kind: 'security', specificity: 3, weight: 100 });
    const heir = placed('heir');
    expect(resolveSlots([loser, heir, winner])).toEqual({
      kept: [heir, winner],
      decisions: [{ slot: 'one', reason: 'supersedes', kept: winner, dropped: loser }],
    });
  });

  test('the first of two with one name stays', () => {
    const [first, second] = [placed('a'), placed('a')];
    expect(resolveSlots([first, second]).kept[0]).toBe(first);
  });

  test('every other slot keeps its own, in the order of collection', () => {
    const all = [placed('c', { slot: 'three' }), placed('a'), placed('b', { slot: 'two' })];
    const { kept, decisions } = resolveSlots(all);
    expect([idsOf(kept), decisions]).toEqual([['c', 'a', 'b'], []]);
  });
});
