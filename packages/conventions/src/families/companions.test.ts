import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>, history: string[][] = []) =>
  (await conventionsIn(files, history))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

const models = (count: number) => times(count, (index) => [`app/models/item${index}.rb`, ''] as const);
const serializers = (count: number) =>
  times(count, (index) => [`app/serializers/item${index}_serializer.rb`, ''] as const);

test('what is named after a model has one, so only the other direction is said', async () => {
  expect(await found('parallel-names', { ...models(12), ...serializers(12) })).toEqual([
    { from: 'app/models/*.rb', to: 'app/serializers/*_serializer.rb', holds: 12, of: 12 },
  ]);
  expect(await found('parallel-names', { ...models(30), ...serializers(12) })).toEqual([]);
});

test('a counterpart is said with the endings of both names, and each file of the folder counts', async () => {
  const plain = Array.from({ length: 14 }, (_, index) => `item${index}`);
  const dotted = Array.from({ length: 6 }, (_, index) => `thing${index}.to`);
  const files = [
    ...plain.map((name) => `src/dtos/${name}.dto.ts`),
    ...dotted.map((name) => `src/dtos/${name}.settings.dto.ts`),
    ...[...plain, ...dotted].map((name) => `src/social/${name}.provider.ts`),
    'src/dtos/thing0.to.tags.settings.dto.ts',
    ...Array.from({ length: 30 }, (_, index) => `src/social/lone${index}.provider.ts`),
  ];
  expect(await found('parallel-names', Object.fromEntries(files.map((path) => [path, ''])))).toEqual([
    {
      from: 'src/dtos/*.dto.ts, src/dtos/*.settings.dto.ts',
      to: 'src/social/*.provider.ts',
      holds: 20,
      of: 21,
    },
  ]);
});

test('names that agree up to their first dot alone are no counterparts', async () => {
  const files = times(20, (index) => [`src/dtos/item${index}.dto.ts`, ''] as const);
  const other = times(20, (index) => [`src/social/item${index}.kind${index}.ts`, ''] as const);
  expect(await found('parallel-names', { ...files, ...other })).toEqual([]);
});

test('folders that are alike in every package are said once for all of them', async () => {
  const files = ['cart', 'shop', 'tax'].flatMap((name) =>
    ['contracts', 'models'].flatMap((layer) =>
      Array.from({ length: 5 }, (_, index) => [`packages/${name}/src/${layer}/thing${index}.php`, '<?php\n'] as const),
    ),
  );
  expect(await found('parallel-names', Object.fromEntries(files))).toEqual([
    { from: 'packages/*/src/contracts/*.php', to: 'packages/*/src/models/*.php', holds: 15, of: 15 },
  ]);
});

test('features side by side hold files for the same roles, not counterparts', async () => {
  const roles = ['orders', 'items', 'filters', 'sorters', 'schema', 'resolvers', 'rules', 'jobs'];
  const features = ['a', 'b', 'c', 'd', 'e'];
  const files = features.flatMap((feature) => roles.map((role) => [`api/${feature}/${role}.py`, ''] as const));
  expect(await found('parallel-names', Object.fromEntries(files))).toEqual([]);
  const two = Object.fromEntries([
    ...roles.map((role) => [`web/documents/${role}.py`, ''] as const),
    ...[...roles, 'x1', 'x2', 'x3', 'x4'].map((role) => [`web/images/${role}.py`, ''] as const),
  ]);
  expect(await found('parallel-names', two)).toEqual([]);
});

test('deprecated files, numbers and legacy folders ask for no counterpart', async () => {
  const old = times(9, (index) => [`lib/sets/item${index}.rb`, '# deprecated, it is autoloaded\n'] as const);
  const now = times(9, (index) => [`app/sets/item${index}.rb`, ''] as const);
  expect(await found('parallel-names', { ...old, ...now })).toEqual([]);
  const versions = (folder: string) => times(9, (index) => [`data/${folder}/v/${index}.ts`, ''] as const);
  expect(await found('parallel-names', { ...versions('rest'), ...versions('graphql') })).toEqual([]);
  const legacy = times(9, (index) => [`legacy_promotions/rules/item${index}.rb`, ''] as const);
  expect(await found('parallel-names', { ...legacy, ...now })).toEqual([]);
});

const pair = {
  'config/types.yml': '',
  'src/types.ts': '',
  'src/other.ts': '',
  'src/a.ts': '',
  'src/b.ts': '',
  'src/c.ts': '',
};
const others = Array.from({ length: 200 }, () => ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/other.ts']);
const commits = (count: number, paths: string[]) => Array.from({ length: count }, () => paths);

test('what changes in both directions is said once, and a file is named once', async () => {
  const both = commits(8, ['src/schema.ts', 'config/types.yml']);
  expect(await found('changed-together', { ...pair, 'src/schema.ts': '' }, [...others, ...both])).toEqual([
    { paths: 'src/schema.ts', companion: 'config/types.yml', holds: 8, of: 8 },
  ]);
});

test('a commit of one file and a large commit are counted where they speak against it', async () => {
  const both = commits(8, ['src/schema.ts', 'config/types.yml']);
  const alone = commits(3, ['src/schema.ts']);
  const large = commits(3, ['src/schema.ts', ...Array.from({ length: 20 }, (_, i) => `x${i}`)]);
  const files = { ...pair, 'src/schema.ts': '' };
  const back = { paths: 'config/types.yml', companion: 'src/schema.ts', holds: 8, of: 8 };
  for (const against of [alone, large])
    expect(await found('changed-together', files, [...others, ...both, ...against])).toEqual([back]);
});

test('large commits, files that import each other, and neighbors of one language tell less', async () => {
  const files = { ...pair, 'src/shape.ts': '' };
  const large = commits(9, ['src/shape.ts', 'config/types.yml', ...Array.from({ length: 14 }, (_, i) => `x${i}`)]);
  expect(await found('changed-together', files, [...others, ...large])).toEqual([]);
  const neighbors = (count: number) => [...others, ...commits(count, ['src/shape.ts', 'src/types.ts'])];
  expect(await found('changed-together', files, neighbors(11))).toEqual([]);
  expect(await found('changed-together', files, neighbors(12))).toMatchObject([{ holds: 12, of: 12 }]);
  const linked = { ...files, 'src/shape.ts': "import { a } from './types';\n" };
  expect(await found('changed-together', linked, neighbors(12))).toEqual([]);
});

test('lockfiles, translations, tests of a file, interfaces and files that are gone are no companions', async () => {
  const other = [
    'package-lock.json',
    'README.md',
    'web/locales/de.json',
    'spec/types.test.ts',
    'gone/gone.yml',
    'api/ITypes.cs',
    'api/TypesInterface.php',
  ];
  const files = {
    ...pair,
    ...Object.fromEntries(other.filter((path) => !path.startsWith('gone')).map((p) => [p, ''])),
  };
  for (const path of other)
    expect(await found('changed-together', files, [...others, ...commits(9, ['src/types.ts', path])])).toEqual([]);
});

test('texts that every language gets at once', async () => {
  const files = Object.fromEntries(['en', 'de', 'fr', 'it'].map((code) => [`i18n/${code}.json`, '']));
  expect(await found('source-language', files, commits(9, Object.keys(files)))).toEqual([
    { file: 'i18n/en.json', form: 'all', holds: 9, of: 9 },
  ]);
});

test('a module that uses all files of a folder as others do is no registry', async () => {
  const members = times(9, (index) => [`src/data/row${index}.ts`, ''] as const);
  const all = Object.keys(members).map((path) => `import '../${path.slice(4, -3)}';\n`);
  const users = Object.fromEntries(['a', 'b', 'c'].map((name) => [`src/use/${name}.ts`, all.join('')]));
  expect(await found('registry', { ...members, ...users })).toEqual([]);
  const [first = ''] = Object.values(users);
  expect(await found('registry', { ...members, 'src/use/list.ts': first })).toHaveLength(1);
});

test('an index that many folders have is said once', async () => {
  const folder = (name: string) => ({
    ...times(8, (index) => [`src/${name}/item${index}.ts`, ''] as const),
    [`src/${name}/index.ts`]: Array.from({ length: 8 }, (_, index) => `export * from './item${index}';\n`).join(''),
  });
  expect(await found('registry', { ...folder('models'), ...folder('stores') })).toEqual([
    { folder: 'src/models, src/stores', module: 'index.ts', holds: 16, of: 16 },
  ]);
});

test('files that one feature brought, and notes, are no companions of what came after', async () => {
  const files = { ...pair, 'views/setup.html': '', 'src/todo.md': '' };
  const history = [...others, ...commits(9, ['views/setup.html', 'src/types.ts']), ...others];
  expect(await found('changed-together', files, history)).toEqual([]);
  const lasting = [...commits(9, ['views/setup.html', 'src/types.ts']), ...others, ...history];
  expect(await found('changed-together', files, lasting)).toHaveLength(1);
  expect(await found('changed-together', files, [...others, ...commits(9, ['src/types.ts', 'src/todo.md'])])).toEqual(
    [],
  );
});

test('a module that uses most files beside it is no list of them', async () => {
  const uses = Array.from({ length: 18 }, (_, index) => `import './part${index}';\n`).join('');
  const folder = (count: number) => ({
    ...times(count, (index) => [`src/editor/part${index}.ts`, ''] as const),
    'src/editor/config.ts': uses,
  });
  expect(await found('registry', folder(19))).toEqual([]);
  expect(await found('registry', folder(18))).toHaveLength(1);
});

test('one text in two languages, written by a tool, is no pair', async () => {
  const files = { ...pair, 'lib/strings_ru.g.dart': '', 'web/strings_uk.g.dart': '' };
  const both = commits(14, ['lib/strings_ru.g.dart', 'web/strings_uk.g.dart']);
  expect(await found('changed-together', files, [...others, ...both])).toEqual([]);
});
