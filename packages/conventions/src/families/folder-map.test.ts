import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const saidOf = async (files: Readonly<Record<string, string>>) =>
  (await conventionsIn(files)).filter(({ id }) => id === 'folder-map').map((one) => statement(one, 'en'));
const filled = (folder: string, count: number, ending = 'ts') =>
  times(count, (index) => [`${folder}/a${index}.${ending}`, '']);

test('each large part says in which folders its code lies, also in which queries and templates', async () => {
  expect(
    await saidOf({
      ...filled('server/routes', 12),
      ...filled('server/models', 10),
      ...filled('server/queries', 9, 'sql'),
      ...filled('client/pages', 9, 'vue'),
      ...filled('client/stores', 8),
      ...filled('client/api', 7),
    }),
  ).toEqual(['Code below `server`: `routes`, `models`, `queries`.', 'Code below `client`: `pages`, `stores`, `api`.']);
});

test('a folder that holds most of a part is named by what is in it, and one with little code is left out', async () => {
  expect(
    await saidOf({
      ...filled('app/core/jobs', 28),
      ...filled('app/core/mail', 28),
      ...filled('app/http', 10),
      ...filled('app/small', 1),
    }),
  ).toEqual(['Code below `app`: `core/jobs`, `core/mail`, `http`.']);
});

test('tests, migrations and translations are no code of their own, and two folders need no map', async () => {
  expect(
    await saidOf({
      ...filled('src/one', 12),
      ...filled('src/two', 12),
      ...filled('src/migrations', 12),
      ...filled('src/locales', 12),
      ...filled('src/tests', 12),
    }),
  ).toEqual([]);
});

test('the folders of the root alone are no map, and what is published is no code of the product', async () => {
  const parts = Object.assign({}, ...Array.from({ length: 8 }, (_, index) => filled(`part${index}`, 4)));
  expect(await saidOf({ ...parts, ...filled('public/js/editor', 9), ...filled('public/js/charts', 9) })).toEqual([]);
});

test('many folders of one size are named by the one that holds them', async () => {
  const parts = Object.assign({}, ...Array.from({ length: 30 }, (_, index) => filled(`app/kinds/k${index}`, 3)));
  expect(
    await saidOf({ ...parts, ...filled('app/api', 20), ...filled('app/front', 14), ...filled('app/lib', 12) }),
  ).toEqual(['Code below `app`: `kinds`, `api`, `front`, `lib`.']);
  expect(await saidOf(parts)).toEqual([]);
});
