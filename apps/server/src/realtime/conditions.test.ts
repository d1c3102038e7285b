import { postgresChangesFilter } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../tools/testing/processor-time.ts';
import { matchesConditions } from './matches-conditions.ts';
import { parseConditions } from './parse-conditions.ts';

const row = {
  name: 'a,"b" (c)\\d',
  count: 9,
  isOpen: false,
  note: null,
  at: '2026-11-21T02:24:17.055266+00:00',
  tags: ['x'],
  quoted: 'a\\"b',
};
const passes = (filter: string) => {
  const conditions = parseConditions(filter);
  if ('fault' in conditions) throw new Error(conditions.fault);
  return matchesConditions(conditions, row);
};
const build = postgresChangesFilter;

describe('filters of a subscription', () => {
  test.each([
    [build().eq('count', 9)],
    [build().neq('count', 10)],
    [build().lt('count', 10).gte('count', 9)],
    [build().gt('count', 8).lte('count', 9)],
    [build().eq('name', row.name)],
    [build().in('name', ['other', row.name])],
    [build().in('name', ['other', row.name]).eq('count', 9)],
    [build().like('name', 'a%d')],
    [build().like('name', 'a_"b"%')],
    [build().ilike('name', '%B%')],
    [build().is('note', null)],
    [build().is('isOpen', false)],
    [build().isDistinct('note', 'x')],
    [build().isDistinct('count', 10)],
    [build().not('count', 'eq', 10)],
    [build().not('count', 'in', [1, 2])],
    [build().gt('at', '2026-11-21T03:24:17+01:00')],
    [build().is('note', 'unknown' as never)],
    [build().eq('quoted', 'a\\"b').eq('count', 9)],
  ])('the builder’s %s passes', (filter) => {
    expect(passes(filter.build())).toBe(true);
  });

  test.each([
    'count=eq.10',
    'count=eq.9,name=eq.other',
    'count=not.eq.9',
    'note=eq.x',
    'note=not.eq.x',
    'note=isdistinct.null',
    'note=not.is.null',
    'note=is.true',
    'isOpen=is.true',
    'isOpen=is.null',
    'isOpen=is.unknown',
    'name=in.(a,b)',
    'name=like.a%e',
    'name=like.a',
    'name=like.A%',
    'unknown=eq.1',
    'constructor=not.eq.1',
    'at=lt.2026-11-21T02:00:00Z',
  ])('%s does not pass', (filter) => {
    expect(passes(filter)).toBe(false);
  });

  test.each([
    ['name', '"name" is not column=operator.value'],
    ['name=eq', '"name=eq" is not column=operator.value'],
    ['=eq.1', '"=eq.1" is not column=operator.value'],
    ['a=eq.1,', '"" is not column=operator.value'],
    ['name=match.^a', 'the operator "match" is not offered here'],
    ['name=fts.x', 'the operator "fts" is not offered here'],
    ['name=in.a', 'the operator "in" takes (a,b)'],
    ['name=in.a(b)', 'the operator "in" takes (a,b)'],
  ])('%s is a fault that is told', (filter, fault) => {
    expect(parseConditions(filter)).toEqual({ fault });
  });

  test('a pattern of wildcards costs at most text length times pattern length', () => {
    const conditions = parseConditions(`name=like.${'%a'.repeat(400)}b`);
    if ('fault' in conditions) throw new Error(conditions.fault);
    const before = processorTime();
    expect(matchesConditions(conditions, { name: 'a'.repeat(100_000) })).toBe(false);
    expect(processorTime() - before).toBeLessThan(2000);
  });
});
