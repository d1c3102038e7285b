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
      'Nutze unter `server` fürs Logging `server/log.ts` (`log`).',
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

test('a file called router from which something else is taken is no router', async () => {
  const files = (name: string) => ({
    'src/router.ts': `export const ${name} = 1;\n`,
    ...times(9, uses('../router', name)),
  });
  expect(await ownModulesIn(files('useRouter'))).toHaveLength(1);
  expect(await ownModulesIn(files('formatPrice'))).toEqual([]);
});

test('errors that are thrown everywhere are said once, and so is what handlers take from a module of the house', async () => {
  const throwing = times(
    9,
    (index) =>
      [
        `src/api/r${index}/route.ts`,
        "import { AppError } from '../../errors';\nexport function go() { throw new AppError('x'); }\n",
      ] as const,
  );
  const own = { 'src/errors.ts': 'export class AppError extends Error {}\n' };
  expect((await conventionsIn({ ...own, ...throwing })).map(({ id }) => id)).toEqual(['own-errors']);
  const logging = times(
    9,
    (index) => [`src/api/r${index}/route.ts`, "import { logger } from '../../logger';\nlogger.info('a');\n"] as const,
  );
  const rest = times(60, (index) => [`lib/deep/other${index}.ts`, '']);
  const files = { 'src/logger.ts': 'export function logger() {}\n', ...logging, ...rest };
  expect((await conventionsIn(files)).map(({ id }) => id)).toEqual(['own-module']);
});

test('nothing goes through a module of a type alone', async () => {
  const files = (body: string) => ({
    'app/__init__.py': '',
    'app/http.py': `from django.http import HttpRequest\n\nclass UserRequest(HttpRequest):\n${body}`,
    ...times(12, (index) => [`app/views/v${index}.py`, 'from app.http import UserRequest\n'] as const),
  });
  expect(await ownModulesIn(files('    user: str\n'))).toEqual([]);
  expect(await ownModulesIn(files('    def send(self):\n        return 1\n'))).toHaveLength(1);
});
