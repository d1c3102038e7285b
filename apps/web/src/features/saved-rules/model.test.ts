import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { describe, expect, test } from 'vitest';
import { copyNameOf, isNarrow, isOutdated, readFilter, searchPattern, staleParts, writeFilter } from './model.ts';

describe('the filter of saved rules', () => {
  test('survives the round trip through the address', () => {
    const filter = readFilter({ text: 'shop', model: 'Claude', sort: 'name' });
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(isNarrow(filter)).toBe(true);
  });

  test('is empty for an empty or invalid address', () => {
    const empty = readFilter({ text: { a: 1 }, model: 'Clippy', sort: 'random', page: 3 });
    expect(isNarrow(empty)).toBe(false);
    expect(writeFilter(empty)).toEqual({});
  });

  test.each([
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['back\\slash', '%back\\\\slash%'],
    ['  plain ', '%plain%'],
  ])('%s is searched literally', (text, pattern) => {
    expect(searchPattern(text)).toBe(pattern);
  });
});

test('a copy of the longest name still fits and is still marked as a copy', () => {
  const mark = (name: string) => `${name} (Copy)`;
  expect(copyNameOf('Mine', mark)).toBe('Mine (Copy)');
  const long = copyNameOf('x'.repeat(200), mark);
  expect(long).toHaveLength(200);
  expect(long.endsWith(' (Copy)')).toBe(true);
});

test('a rule is outdated if its knowledge is older than today’s', () => {
  const of = (knowledge_version: string | null) =>
    isOutdated({ generated_rules: { knowledge_version, project_stale: null } });
  expect([of('2026.11.21'), of(knowledgeVersion), of('2999.01.01'), of(null)]).toEqual([true, false, false, false]);
  expect(isOutdated({ generated_rules: null })).toBe(false);
});

test('the parts that a device found stale are summed, and none is not nothing said', () => {
  const project_stale = { version: 1, command: 0, generated: 0, convention: 2, claim: 3 };
  expect(staleParts({ generated_rules: { knowledge_version: null, project_stale } })).toBe(6);
  expect(staleParts({ generated_rules: { knowledge_version: null, project_stale: null } })).toBeUndefined();
});
