import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test('one form of file names everywhere, or by folder', async () => {
  const kebab = times(9, (index) => [`src/deep/order-list${index}.ts`, ''] as const);
  expect(await found('file-name', kebab)).toEqual([{ place: '', form: 'kebab-case', holds: 9, of: 9 }]);
  const pascal = times(9, (index) => [`src/parts/OrderList${index}.ts`, ''] as const);
  expect(await found('file-name', { ...kebab, ...pascal })).toEqual([
    { place: 'src/deep', form: 'kebab-case', holds: 9, of: 9 },
    { place: 'src/parts', form: 'PascalCase', holds: 9, of: 9 },
  ]);
});

test('names of one word tell nothing, and neither do those of migrations and components', async () => {
  expect(
    await found(
      'file-name',
      times(20, (index) => [`src/order${index}/index.ts`, ''] as const),
    ),
  ).toEqual([]);
  expect(
    await found(
      'file-name',
      times(20, (index) => [`db/migrations/a-b${index}.ts`, ''] as const),
    ),
  ).toEqual([]);
});

test('tests that take what they need from a helper of the house', async () => {
  const helper = { 'tests/support/harness.ts': 'export const createHarness = 1;\n' };
  const using = times(
    8,
    (index) => [`tests/api/a${index}.test.ts`, "import { createHarness } from '../support/harness.ts';\n"] as const,
  );
  expect(await found('test-helper', { ...helper, ...using })).toEqual([
    { place: 'tests/api', module: 'tests/support/harness.ts', names: 'createHarness', holds: 8, of: 8 },
  ]);
  const subject = { 'src/order.ts': 'export const order = 1;\n' };
  const testing = times(
    8,
    (index) => [`tests/b/b${index}.test.ts`, "import { order } from '../../src/order.ts';\n"] as const,
  );
  expect(await found('test-helper', { ...subject, ...testing })).toEqual([]);
});

test('tests beside their source, or in a tree of their own', async () => {
  const beside = times(8, (index) => [`src/a${index}.test.ts`, ''] as const);
  const sources = times(8, (index) => [`src/a${index}.ts`, ''] as const);
  expect(await found('test-place', { ...beside, ...sources })).toEqual([
    { form: 'beside', example: 'src/a0.test.ts', holds: 8, of: 8 },
  ]);
  const apart = times(8, (index) => [`test/a${index}.test.ts`, ''] as const);
  expect(await found('test-place', { ...apart, ...sources })).toEqual([
    { form: 'test', example: 'test/a0.test.ts', holds: 8, of: 8 },
  ]);
  expect(await found('test-place', { ...apart, ...beside, ...sources })).toEqual([]);
});

test('cases in `test` are said, cases in `it` are what a model writes anyway', async () => {
  const cases = (word: string) =>
    times(8, (index) => [`src/${word}${index}.test.ts`, `${word}('a', () => {});\n`] as const);
  expect(await found('test-word', cases('test'))).toEqual([{ holds: 8, of: 8 }]);
  expect(await found('test-word', cases('it'))).toEqual([]);
  expect(await found('test-word', { ...cases('it'), ...cases('test') })).toEqual([]);
});
