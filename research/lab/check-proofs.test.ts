import { expect, test } from 'vitest';
import { allEnforcements } from '../../packages/engine/src/enforcement/all-enforcements.ts';
import type { Enforcement } from '../../packages/engine/src/enforcement/enforcement.ts';
import { astGrepInPart } from '../../packages/engine/src/enforcement/maps/ast-grep.ts';
import { provenChecks } from '../../packages/engine/src/enforcement/proven-checks.ts';
import { allFixtures } from './enforcement/all-fixtures.ts';
import type { CheckFixture } from './enforcement/check-fixture.ts';
import { judgeFixtures } from './enforcement/judge-fixtures.ts';

/** The mappings without fixtures, and why. */
const reported: Readonly<Record<string, string>> = {
  'tsc typescript.removed-options':
    'the linters of the scaffold need TypeScript 6; a proof of the directive runs version 7',
  'phpstan laravel.env-outside-config': 'the packages of Composer',
  'rubocop rails.time-zone': 'the gems of Rails',
  'git-hook base.applied-migration': 'hook-scripts.test.ts runs it',
  'git-hook django.applied-migration': 'hook-scripts.test.ts runs it',
  'ci php.composer-lock': 'Composer',
};
const nameOf = ({ check, directive }: Pick<Enforcement, 'check' | 'directive'>) => `${check} ${directive}`;

test('every mapping has fixtures that passed in the lab, or says why it has none', () => {
  const names = [...allEnforcements, ...astGrepInPart].map(nameOf);
  expect(names.filter((name) => provenChecks[name] === undefined && reported[name] === undefined)).toEqual([]);
  const known = new Set(names);
  expect([...Object.keys(provenChecks), ...Object.keys(reported)].filter((name) => !known.has(name))).toEqual([]);
  expect(allFixtures.map(nameOf).filter((name) => provenChecks[name] === undefined)).toEqual([]);
});

test('every fixture has a file that is refused and one that is accepted, and they differ', () => {
  for (const { directive, fails, passes } of allFixtures) {
    expect(fails.length, directive).toBeGreaterThan(0);
    expect(passes.length, directive).toBeGreaterThan(0);
    expect(
      fails.filter((one) => passes.some((other) => other[1] === one[1])),
      directive,
    ).toEqual([]);
  }
});

test('fixtures show a mapping only where every file is judged as it should be and every rule had work', () => {
  const enforcement: Enforcement = { directive: 'a', check: 'eslint', rules: ['one', 'two'] };
  const fixture: CheckFixture = {
    directive: 'a',
    check: 'eslint',
    fails: [
      ['a.js', 'a'],
      ['b.js', 'b'],
    ],
    passes: [['a.js', 'c']],
  };
  const judge = (fails: readonly string[], passes: readonly string[] = []) =>
    judgeFixtures(enforcement, fixture, (kind, index) => {
      const rule = (kind === 'fails' ? fails : passes)[index];
      return rule === undefined ? [] : [{ path: 'x', rule }];
    });
  expect(judge(['one', 'two'])).toEqual([]);
  expect(judge(['one', 'one'])).toEqual(['no file is refused by two']);
  expect(judge(['one', 'other'])).toEqual(['b.js is not refused', 'no file is refused by two']);
  expect(judge(['one', 'two'], ['two'])).toEqual(['a.js is refused by two']);
  expect(judge(['one', 'two'], ['unreadable'])).toEqual(['x cannot be read']);
});
