import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const uses = (module: string, name: string) => (index: number) =>
  [`src/pages/page${name}${index}.ts`, `import { ${name} } from '${module}';\n`] as const;
const ownModulesIn = async (files: Record<string, string>) =>
  (await conventionsIn(files)).filter(({ id }) => id === 'own-module');

test('a module of the house for a known task is named with what it exports', async () => {
  const found = await ownModulesIn({
    'src/router.ts': 'export const navigate = () => {};\n',
    ...times(9, uses('../router', 'navigate')),
  });
  expect(found).toMatchObject([
    { values: { role: 'routing', module: 'src/router.ts', names: 'navigate' }, holds: 9, of: 9 },
  ]);
});

test('a module whose users all lie in one part of the product is said of that part', async () => {
  const found = await ownModulesIn({
    'server/log.ts': 'export const log = 1;\n',
    'client/page.ts': 'console.log(1);\n',
    'tools.config.ts': '',
    ...times(9, (index) => [`server/deep${index}/a.ts`, "import { log } from '../log';\n"] as const),
  });
  expect(found).toMatchObject([{ values: { role: 'logging', place: 'server' } }]);
  expect(found.map((one) => [statement(one, 'en'), statement(one, 'de')])).toEqual([
    [
      'Below `server`, logging goes through `server/log.ts` (`log`).',
      'Unter `server` läuft Logging über `server/log.ts` (`log`).',
    ],
  ]);
});

test('where the rest is set up alone, nothing is said of a part', async () => {
  const users = times(9, (index) => [`server/deep${index}/a.ts`, "import { log } from '../log';\n"] as const);
  const files = { 'server/log.ts': 'export const log = 1;\n', 'tools.config.ts': '', 'scripts/go.ts': '', ...users };
  expect(await ownModulesIn(files)).toMatchObject([{ values: { role: 'logging', place: '' } }]);
});

test('a module that a door names is not said again, and neither is one whose name has another meaning', async () => {
  const http = { 'src/http.ts': "import axios from 'axios';\nexport const http = axios.create();\n" };
  expect(await ownModulesIn({ ...http, ...times(9, uses('../http', 'http')) })).toEqual([]);
  const db = { 'src/db.ts': 'export const formatTrigger = 1;\n' };
  expect(await ownModulesIn({ ...db, ...times(9, uses('../db', 'formatTrigger')) })).toEqual([]);
});

test('seven users are too few, and two routers leave open which is meant', async () => {
  const router = { 'src/router.ts': 'export const navigate = 1;\n' };
  expect(await ownModulesIn({ ...router, ...times(7, uses('../router', 'navigate')) })).toEqual([]);
  expect(
    await ownModulesIn({
      ...router,
      'src/admin/router.ts': 'export const go = 1;\n',
      ...times(9, uses('../router', 'navigate')),
      ...times(9, uses('../admin/router', 'go')),
    }),
  ).toEqual([]);
});

test('the logging of Python is not a module of the house that has the same name', async () => {
  const files = {
    'app/__init__.py': '',
    'app/logging.py': 'logger = 1\n',
    ...times(12, (index) => [`app/views/v${index}.py`, 'import logging\n'] as const),
  };
  expect(await ownModulesIn(files)).toEqual([]);
});
