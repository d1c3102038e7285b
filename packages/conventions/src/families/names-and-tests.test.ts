import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test('file names by folder, each form with all its folders', async () => {
  const kebab = times(16, (index) => [`src/deep/order-list${index}.ts`, ''] as const);
  const pascal = times(16, (index) => [`src/parts/OrderList${index}.ts`, ''] as const);
  const more = times(16, (index) => [`lib/more/OrderList${index}.js`, ''] as const);
  expect(await found('file-name', { ...kebab, ...pascal, ...more })).toEqual([
    { kind: '.js, .ts', place: 'lib/more, src/parts', form: 'PascalCase', holds: 32, of: 32 },
    { kind: '.ts', place: 'src/deep', form: 'kebab-case', holds: 16, of: 16 },
  ]);
});

const files = (count: number, path: (index: number) => string) => times(count, (index) => [path(index), ''] as const);

test('words split by dots are a form of their own, and what several files are is no word of the name', async () => {
  const roles = files(20, (index) => `src/posts${index}.service.ts`);
  const dotted = files(20, (index) => `src/show.all.part${index}.ts`);
  const kebab = files(17, (index) => `src/order-list${index}.controller.ts`);
  expect(await found('file-name', { ...roles, ...kebab })).toEqual([
    { kind: '.ts', place: 'src', form: 'kebab-case', holds: 37, of: 37 },
  ]);
  expect(await found('file-name', { ...roles, ...dotted })).toEqual([
    { kind: '.ts', place: 'src', form: 'dotted.lower.case', holds: 40, of: 40 },
  ]);
  expect(await found('file-name', { ...roles, ...dotted, ...kebab })).toEqual([]);
});

test('all files of the place are counted, those of one word and those of no form as well', async () => {
  const snake = files(18, (index) => `src/order_list${index}.js`);
  const words = files(4, (index) => `src/order${index}.js`);
  expect(await found('file-name', { ...snake, ...words, 'src/Order-list.js': '', 'lib/Other.js': '' })).toEqual([
    { kind: '.js', place: 'src', form: 'snake_case', holds: 22, of: 23 },
  ]);
  const others = files(4, (index) => `src/deep/Order-list${index}.js`);
  expect(await found('file-name', { ...snake, ...words, ...others })).toEqual([]);
});

test('names of one word tell nothing, and neither do those of migrations, hooks and components', async () => {
  for (const path of ['src/order*/index.ts', 'db/migrations/a-b*.ts', 'src/useOrder*.ts', 'src/OrderList*.tsx'])
    expect(
      await found(
        'file-name',
        times(20, (index) => [path.replace('*', String(index)), ''] as const),
      ),
    ).toEqual([]);
});

test('a module that is tested is no helper', async () => {
  const subject = { 'src/order.ts': 'export const order = 1;\n' };
  const testing = times(
    8,
    (index) => [`tests/b/b${index}.test.ts`, "import { order } from '../../src/order.ts';\n"] as const,
  );
  expect(await found('test-helper', { ...subject, ...testing })).toEqual([]);
});

test('tests in a tree of their own, and in both', async () => {
  const beside = times(8, (index) => [`src/a${index}.test.ts`, ''] as const);
  const sources = times(8, (index) => [`src/a${index}.ts`, ''] as const);
  const apart = times(8, (index) => [`test/a${index}.test.ts`, ''] as const);
  expect(await found('test-place', { ...apart, ...sources })).toEqual([
    { form: 'test', example: 'test/a0.test.ts', holds: 8, of: 8 },
  ]);
  expect(await found('test-place', { ...apart, ...beside, ...sources })).toEqual([]);
});

test('cases in `it` are what a model writes anyway, and Playwright has no other word than `test`', async () => {
  const cases = (text: string) => times(8, (index) => [`src/a${index}.test.ts`, text] as const);
  expect(await found('test-word', cases("it('a', () => {});\n"))).toEqual([]);
  const playwright = "import { test } from '@playwright/test';\ntest('a', () => {});\n";
  expect(await found('test-word', cases(playwright))).toEqual([]);
});

test('files for the same roles in each folder, not the same things in each layer', async () => {
  const layers = ['actions', 'api', 'reducers', 'sagas', 'selectors', 'stores', 'views', 'rules'];
  const things = Array.from({ length: 14 }, (_, index) => `thing${index}.js`);
  const files = layers.flatMap((layer) => things.map((thing) => [`src/${layer}/${thing}`, ''] as const));
  expect(await found('sibling-files', Object.fromEntries(files))).toEqual([]);
});

test('names that share their stem', async () => {
  const pairs = times(16, (index) => [`dal/r${index}/order${index}.entity.ts`, ''] as const);
  const schemas = times(16, (index) => [`dal/r${index}/order${index}.schema.ts`, ''] as const);
  expect(await found('sibling-files', { ...pairs, ...schemas })).toEqual([
    { file: '*.entity.ts', others: '*.schema.ts', place: 'dal', holds: 16, of: 16 },
  ]);
});

test('tests of another language elsewhere leave open where tests lie', async () => {
  const scripts = times(9, (index) => [`web/tests/a${index}.test.ts`, "test('a', () => {});\n"] as const);
  const go = { 'store/a_test.go': 'package store\n' };
  const placed = async (files: Record<string, string>) =>
    (await conventionsIn(files)).filter(({ id }) => id === 'test-place').map(({ values }) => values.form);
  expect(await placed(scripts)).toEqual(['web/tests']);
  expect(await placed({ ...scripts, ...go })).toEqual([]);
});
