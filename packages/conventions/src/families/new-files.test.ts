import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const before = Array.from({ length: 300 }, () => ['src/common.ts', 'src/other.ts']);
const list = Array.from({ length: 9 }, (_, index) => `add('v${index}');\n`).join('');
const kinds = (count: number) => Array.from({ length: count }, (_, index) => index);
const saidOf = async (files: Readonly<Record<string, string>>, newest: readonly (readonly string[])[]) =>
  (
    await conventionsIn({ 'src/common.ts': '', 'src/other.ts': '', 'src/list.ts': list, ...files }, [
      ...newest,
      ...before,
    ])
  )
    .filter(({ id }) => id === 'new-file')
    .map((one) => statement(one, 'en'));

test('a recipe names what each new file of a folder changed, and where it brought another', async () => {
  const files = {
    ...times(9, (index) => [`app/views/v${index}.ts`, '']),
    ...times(9, (index) => [`docs/pages/v${index}.ts`, '']),
    'app/menu.ts': list,
  };
  const added = kinds(9).map((index) => [
    `app/views/v${index}.ts`,
    `docs/pages/v${index}.ts`,
    'src/list.ts',
    'app/menu.ts',
  ]);
  expect(await saidOf(files, added)).toContain(
    'A new file in `app/views` touches `app/menu.ts` and `src/list.ts` and brings a new one in `docs/pages`.',
  );
});

test('what changes with a file that is not new, or with every commit, belongs to no recipe', async () => {
  const files = times(9, (index) => [`app/views/v${index}.ts`, '']);
  const edits = kinds(9).map((index) => [`app/views/v${index}.ts`, 'src/list.ts']);
  const additions = kinds(9).map((index) => [`app/views/v${index}.ts`, 'src/common.ts']);
  expect(await saidOf(files, [...edits, ...additions])).toEqual([]);
});

test('a module that imports all files of the folder is said as their register alone', async () => {
  const files = {
    ...times(9, (index) => [`app/views/v${index}.ts`, '']),
    'app/all.ts': kinds(9)
      .map((index) => `import './views/v${index}';\n`)
      .join(''),
  };
  const added = kinds(9).map((index) => [`app/views/v${index}.ts`, 'app/all.ts']);
  expect(await saidOf(files, added)).toEqual([]);
});

test('what changed with each new file but does not name it is no part of the recipe, and neither are notes', async () => {
  const files = { ...times(9, (index) => [`app/icons/icon${index}.ts`, '']), 'app/notes.md': '' };
  const added = kinds(9).map((index) => [`app/icons/icon${index}.ts`, 'src/list.ts', 'app/notes.md']);
  expect(await saidOf(files, added)).toEqual([]);
});
