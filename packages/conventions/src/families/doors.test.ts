import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const door = ['src/lib/stripe.ts', "import Stripe from 'stripe';\nexport const stripe = new Stripe(key);\n"] as const;
const through = (index: number) =>
  [`src/orders/order${index}.ts`, "import { stripe } from '../lib/stripe';\nstripe.go();\n"] as const;
const past = (index: number) => [`src/other/other${index}.ts`, "import Stripe from 'stripe';\n"] as const;
const doorsIn = async (files: Record<string, string>) => (await conventionsIn(files)).filter(({ id }) => id === 'door');

test('a package that one module imports for all others is reached through it', async () => {
  const found = await doorsIn({ ...Object.fromEntries([door]), ...times(18, through), ...times(2, past) });
  expect(found).toEqual([
    {
      id: 'door',
      values: { package: 'stripe', module: 'src/lib/stripe.ts', names: 'stripe', place: '' },
      holds: 18,
      of: 20,
      examples: ['src/orders/order0.ts', 'src/orders/order17.ts', 'src/orders/order9.ts'],
      exceptions: ['src/other/other0.ts', 'src/other/other1.ts'],
    },
  ]);
  expect(statement(found[0] ?? never(), 'en')).toBe(
    'Import `stripe` from `src/lib/stripe.ts` rather than `stripe` directly.',
  );
});

test('a part of a package that is imported as a whole beside it has no door of its own', async () => {
  const setup = "import 'pixels/styles';\nimport { create } from 'pixels';\nexport const pixels = create();\n";
  const users = times(10, (index) => [`src/p/a${index}.ts`, "import { pixels } from '../pixels';\n"] as const);
  const others = times(5, (index) => [`src/q/b${index}.ts`, "import { use } from 'pixels';\n"] as const);
  expect(await doorsIn({ 'src/pixels.ts': setup, ...users, ...others })).toEqual([]);
});

test('one of ten that imports the package itself leaves it open', async () => {
  expect(await doorsIn({ ...Object.fromEntries([door]), ...times(9, through), ...times(1, past) })).toEqual([]);
});

test('seven users are too few', async () => {
  expect(await doorsIn({ ...Object.fromEntries([door]), ...times(7, through) })).toEqual([]);
});

test('imports of types alone bind nobody', async () => {
  const types = (index: number) =>
    [`src/types/type${index}.ts`, "import type Stripe from 'stripe';\nexport type A = Stripe;\n"] as const;
  const [found] = await doorsIn({ ...Object.fromEntries([door]), ...times(8, through), ...times(8, types) });
  expect(found).toMatchObject({ holds: 8, of: 8, exceptions: [] });
});

test('a module that is not called after the package, and one that imports everything, is no door', async () => {
  const user = ['src/user.ts', "import Stripe from 'stripe';\nexport const user = 1;\n"] as const;
  const using = (index: number) => [`src/a/a${index}.ts`, "import { user } from '../user';\n"] as const;
  expect(await doorsIn({ ...Object.fromEntries([user]), ...times(20, using) })).toEqual([]);
  const imports = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `import '${name}';`).join('\n');
  const everything = [door[0], `${imports}\n${door[1]}`] as const;
  expect(await doorsIn({ ...Object.fromEntries([everything]), ...times(20, through) })).toEqual([]);
});

test('the wrapper of a package that has a role is found by the role, also behind an alias and in Python', async () => {
  const client = [
    'web/src/api-client.ts',
    "import axios from 'axios';\nexport const client = axios.create();\n",
  ] as const;
  const calls = (index: number) => [`web/src/pages/p${index}.tsx`, "import { client } from '@/api-client';\n"] as const;
  expect(await doorsIn({ ...Object.fromEntries([client]), ...times(8, calls) })).toMatchObject([
    { values: { package: 'axios', module: 'web/src/api-client.ts', names: 'client' }, holds: 8 },
  ]);
  const log = ['app/__init__.py', ''] as const;
  const logger = ['app/logs.py', 'import structlog\nlogger = structlog.get_logger()\n'] as const;
  const logs = (index: number) => [`app/views/v${index}.py`, 'from app.logs import logger\n'] as const;
  expect(await doorsIn({ ...Object.fromEntries([log, logger]), ...times(8, logs) })).toMatchObject([
    { values: { package: 'structlog', module: 'app/logs.py', names: 'logger' }, holds: 8 },
  ]);
});

test('wrapped parts of one package in one folder are said once, and tests do not count', async () => {
  const parts = ['button', 'dialog'].map(
    (name) =>
      [`src/ui/${name}.tsx`, `import * as P from '@radix-ui/react-${name}';\nexport const ${name} = P;\n`] as const,
  );
  const uses = (name: string) => (index: number) =>
    [`src/pages/${name}${index}.tsx`, `import { ${name} } from '../ui/${name}';\n`] as const;
  const tested = (index: number) =>
    [`src/pages/t${index}.test.tsx`, "import { button } from '../ui/button';\n"] as const;
  const files = { ...Object.fromEntries(parts), ...times(8, uses('button')), ...times(9, uses('dialog')) };
  const [one, ...others] = await doorsIn({ ...files, ...times(5, tested) });
  expect(others).toEqual([]);
  expect(one).toMatchObject({ values: { package: '@radix-ui/*', module: 'src/ui', names: '' }, holds: 17, of: 17 });
  expect(statement(one ?? never(), 'en')).toBe('Use the components in `src/ui` rather than `@radix-ui/*` directly.');
});

test('what is imported for its effect, and a style sheet, is nothing that a door replaces', async () => {
  const using = (index: number) => [`src/a/a${index}.ts`, "import { vuetify } from '../vuetify';\n"] as const;
  const module = (line: string) => ({ 'src/vuetify.ts': `${line}\nexport const vuetify = 1;\n`, ...times(12, using) });
  expect(await doorsIn(module("import 'vuetify/styles';"))).toEqual([]);
  expect(await doorsIn(module("import styles from 'vuetify/dist/vuetify.css';"))).toEqual([]);
  expect(await doorsIn(module("import * as all from 'vuetify/iconsets';"))).toHaveLength(1);
});

test('a part of a package beside the whole of it is nothing that a door replaces', async () => {
  const using = (index: number) =>
    [`src/a/a${index}.ts`, "import { useDisplay } from 'vuetify';\nimport { vuetify } from '../vuetify';\n"] as const;
  const door = "import { fa } from 'vuetify/iconsets/fa';\nimport { createVuetify } from 'vuetify';\n";
  expect(await doorsIn({ 'src/vuetify.ts': `${door}export const vuetify = 1;\n`, ...times(12, using) })).toEqual([]);
});

test('a door in one package of several is said of that package, and the package is not kept in a folder as well', async () => {
  const client = { 'apps/web/src/http.ts': "import axios from 'axios';\nexport const http = axios.create();\n" };
  const users = times(9, (index) => [`apps/web/src/p/a${index}.ts`, "import { http } from '../http';\n"] as const);
  expect(await doorsIn({ ...client, ...users })).toMatchObject([{ values: { place: '' } }]);
  const [one] = await doorsIn({ ...client, ...users, 'apps/api/src/main.ts': 'export const a = 1;\n' });
  expect(one).toMatchObject({ values: { package: 'axios', place: 'apps/web' } });
  expect(one && [statement(one, 'en'), statement(one, 'de')]).toEqual([
    'Below `apps/web`, import `http` from `apps/web/src/http.ts` rather than `axios` directly.',
    'Importiere `http` unter `apps/web` aus `apps/web/src/http.ts`, nicht direkt `axios`.',
  ]);
});

test('an alias of a folder of the project is no package', async () => {
  const users = times(
    20,
    (index) => [`src/p/a${index}.ts`, "import { key } from '../lexical/LexicalUtils';\n"] as const,
  );
  const utils = "import names from 'lexical/shared/names';\nexport const key = names;\n";
  const own = { 'src/lexical/LexicalUtils.ts': utils, ...users };
  expect(await doorsIn(own)).toEqual([]);
  const packaged = Object.entries(own).map(([path, text]) => [
    path.replace('/lexical/', '/text/'),
    text.replace('../lexical/', '../text/'),
  ]);
  expect(await doorsIn(Object.fromEntries(packaged))).toHaveLength(1);
});

function never(): never {
  throw new Error('nothing was found');
}

test('a door of the same name in another package is for the files of that package', async () => {
  const twin = [
    'admin/src/lib/stripe.ts',
    "import Stripe from 'stripe';\nexport const stripe = new Stripe(key);\n",
  ] as const;
  const own = ['shop/src/lib/stripe.ts', twin[1]] as const;
  const users = (index: number) =>
    [`shop/src/orders/order${index}.ts`, "import { stripe } from '../lib/stripe';\nstripe.go();\n"] as const;
  const names = { 'admin/package.json': '{"name":"admin"}', 'shop/package.json': '{"name":"shop"}' };
  expect(await doorsIn({ ...names, ...Object.fromEntries([twin, own]), ...times(18, users) })).toMatchObject([
    { values: { module: 'shop/src/lib/stripe.ts', place: 'shop' }, holds: 18, of: 18 },
  ]);
});
