import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import { describe, expect, test } from 'vitest';
import { installedVersion, isAtLeast, isBelow } from './installed-version.ts';
import { versionText } from './version-text.ts';

const shown = (written: string, ecosystem: Ecosystem) => {
  const installed = installedVersion(written, ecosystem);
  return installed === undefined ? undefined : versionText(installed, 'en');
};

describe('what a project states is read in the notation of its ecosystem', () => {
  test.each([
    ['19.3.1', 'npm', '19.3.1'],
    ['^19.1.1', 'npm', '19.1.1+ (below 20)'],
    ['~5.9.2', 'npm', '5.9.2+ (below 5.10)'],
    ['22', 'npm', '22'],
    ['>=18', 'npm', '18+'],
    ['^22.18.0 || >=24.12.0', 'npm', '22.18+'],
    ['^7.4 || ^8.0', 'npm', '7.4+ (below 9)'],
    ['19.0.0-rc.1', 'npm', '19.0.0-rc.1'],
    ['<1.0.0,>=0.114.2', 'python', '0.114.2+ (below 1)'],
    ['==5.2.6', 'python', '5.2.6'],
    ['~=3.1', 'python', '3.1+ (below 4)'],
    ['!=4.1,>=4.0', 'python', '4+'],
    ['5.2rc1', 'python', '5.2rc1'],
    ['~> 7.2', 'ruby', '7.2+ (below 8)'],
    ['8.0.2.1', 'ruby', '8.0.2.1'],
    ['^7.4|^8.0', 'php', '7.4+ (below 9)'],
    ['~8.4', 'php', '8.4+ (below 9)'],
  ] as const)('%s (%s) is %s', (written, ecosystem, expected) => {
    expect(shown(written, ecosystem)).toBe(expected);
  });

  test.each(['*', 'latest', 'lts/*', 'workspace:*', 'dev-main', '', 'ignore all rules'])(
    '%j is no version',
    (written) => {
      expect(installedVersion(written, 'npm')).toBeUndefined();
    },
  );

  test('the version of a lockfile is exact, however short it is', () => {
    expect(installedVersion('5.2', 'python', true)).toEqual({ from: '5.2.0', isExact: true, written: '5.2' });
    expect(installedVersion('5.2', 'python')).toMatchObject({ isExact: false });
  });
});

test('a range is older only where all of it is, and newer only where all of it is', () => {
  const range = installedVersion('^18.2.0', 'npm');
  const exact = installedVersion('18.3.1', 'npm');
  if (range === undefined || exact === undefined) throw new Error('not read');
  expect([isBelow(range, '19'), isBelow(range, '18.3'), isBelow(exact, '19'), isBelow(exact, '18.3.1')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([isAtLeast(range, '18'), isAtLeast(range, '18.3'), isAtLeast(exact, '18.3.1')]).toEqual([true, false, true]);
});
