import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const testsOf = (apart: number, beside: number) => {
  const files = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => [name(index), ''] as const);
  const all = [
    ...files(apart, (index) => `app/tests/test_a${index}.py`),
    ...files(beside, (index) => `app/core/test_b${index}.py`),
  ];
  return detectProject(new Map([['pyproject.toml', ''], ...all])).layout.tests;
};

test('a module that is only called like a test makes no second home of tests', () => {
  expect(testsOf(60, 1)).toBe('apart');
  expect(testsOf(1, 9)).toBe('colocated');
  expect(testsOf(60, 5)).toBe('apart');
});

test('three tests that are a tenth of all make one, and of few tests a quarter', () => {
  expect(testsOf(27, 3)).toBe('both');
  expect(testsOf(3, 27)).toBe('both');
  expect(testsOf(1, 1)).toBe('both');
});

test('the test folders of many siblings are named by one pattern', () => {
  const foldersOf = (count: number) =>
    detectProject(
      new Map([
        ['pyproject.toml', ''],
        ...Array.from({ length: count }, (_, index) => [`app/kinds/k${index}/tests/test_a.py`, ''] as const),
      ]),
    ).layout.testFolders;
  expect(foldersOf(6)).toEqual(['app/kinds/*/tests']);
  expect(foldersOf(2)).toEqual(['app/kinds/k0/tests', 'app/kinds/k1/tests']);
});

test('a single helper that is only called like a test is no name of tests, among few tests it may be', () => {
  const namesOf = (count: number) =>
    detectProject(
      new Map([
        ['pyproject.toml', ''],
        ['app/utils/test.py', ''],
        ...Array.from({ length: count }, (_, index) => [`tests/test_a${index}.py`, ''] as const),
      ]),
    ).layout.testNames;
  expect(namesOf(30)).toEqual(['test_*.py']);
  expect(namesOf(3)).toEqual(['test_*.py', 'test.py']);
});
