import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>, history: string[][] = []) =>
  (await conventionsIn(files, history))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

const models = (count: number) => times(count, (index) => [`app/models/item${index}.rb`, ''] as const);
const serializers = (count: number) =>
  times(count, (index) => [`app/serializers/item${index}_serializer.rb`, ''] as const);

test('a folder whose files each have a counterpart in another one', async () => {
  expect(await found('parallel-names', { ...models(30), ...serializers(12) })).toEqual([
    { from: 'app/serializers', to: 'app/models', holds: 12, of: 12 },
  ]);
});

test('counterparts in both directions are said once', async () => {
  expect(await found('parallel-names', { ...models(12), ...serializers(12) })).toEqual([
    { from: 'app/models', to: 'app/serializers', holds: 12, of: 12 },
  ]);
  const both = commits(8, ['src/types.ts', 'src/schema.sql']);
  expect(await found('changed-together', pair, [...others, ...both])).toEqual([
    { paths: 'src/types.ts', companion: 'src/schema.sql', holds: 8, of: 8 },
  ]);
});

test('files that share no name, and too few of them, have no counterpart', async () => {
  expect(await found('parallel-names', { ...models(7), ...serializers(7) })).toEqual([]);
  const others = times(10, (index) => [`app/jobs/other${index}.rb`, ''] as const);
  expect(await found('parallel-names', { ...models(10), ...others })).toEqual([]);
});

test('features side by side hold files for the same roles, not counterparts', async () => {
  const roles = ['types', 'enums', 'filters', 'sorters', 'schema', 'resolvers', 'utils', 'errors'];
  const features = ['orders', 'items', 'users', 'carts', 'taxes'];
  const files = features.flatMap((feature) => roles.map((role) => [`api/${feature}/${role}.py`, ''] as const));
  expect(await found('parallel-names', Object.fromEntries(files))).toEqual([]);
});

const pair = {
  'src/schema.sql': '',
  'src/types.ts': '',
  'src/other.ts': '',
  'src/a.ts': '',
  'src/b.ts': '',
  'src/c.ts': '',
};
const others = Array.from({ length: 60 }, () => ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/other.ts']);
const commits = (count: number, paths: string[]) => Array.from({ length: count }, () => paths);

test('files that the history changes together', async () => {
  const history = [
    ...others,
    ...commits(8, ['src/types.ts', 'src/schema.sql']),
    ...commits(2, ['src/types.ts', 'src/other.ts']),
    ...commits(3, ['src/schema.sql', 'src/other.ts']),
  ];
  expect(await found('changed-together', pair, history)).toEqual([
    { paths: 'src/types.ts', companion: 'src/schema.sql', holds: 8, of: 10 },
  ]);
});

test('five commits are too few, four of six are too seldom, and large commits tell nothing', async () => {
  expect(await found('changed-together', pair, [...others, ...commits(5, ['src/types.ts', 'src/schema.sql'])])).toEqual(
    [],
  );
  const seldom = [
    ...commits(6, ['src/types.ts', 'src/schema.sql']),
    ...commits(3, ['src/types.ts', 'src/other.ts']),
    ...commits(3, ['src/schema.sql', 'src/other.ts']),
  ];
  expect(await found('changed-together', pair, [...others, ...seldom])).toEqual([]);
  const large = commits(9, [
    'src/types.ts',
    'src/schema.sql',
    ...Array.from({ length: 14 }, (_, index) => `x${index}`),
  ]);
  expect(await found('changed-together', pair, [...others, ...large])).toEqual([]);
});

test('lockfiles, tests of a file and files that are gone are no companions', async () => {
  const files = { ...pair, 'package-lock.json': '', 'src/types.test.ts': '' };
  for (const other of ['package-lock.json', 'src/types.test.ts', 'src/gone.ts'])
    expect(await found('changed-together', files, [...others, ...commits(9, ['src/types.ts', other])])).toEqual([]);
});
