import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const idsOf = async (files: Readonly<Record<string, string>>, history: string[][] = []) =>
  (await conventionsIn(files, history)).map(({ id }) => id);

test('where the framework looks for controllers, nobody needs to be told', async () => {
  const routes = (module: string, folder: string) => {
    const names = times(10, (index) => [
      `${folder}/A${index}.php`,
      `<?php\nnamespace App\\Controllers;\nclass A${index} {}\n`,
    ]);
    const uses = Array.from({ length: 10 }, (_, index) => `use App\\Controllers\\A${index};`).join('\n');
    return { ...names, [module]: `<?php\n${uses}\n` };
  };
  expect(await idsOf(routes('routes/api.php', 'app/Controllers'))).not.toContain('registry');
  expect(await idsOf(routes('app/Servers/Registered.php', 'app/Controllers'))).toContain('registry');
});

test('what extends a package is no package that anybody would take instead', async () => {
  const users = times(10, (index) => [`src/a${index}.ts`, "import { prisma } from './prisma';\n"]);
  const door = (name: string) => ({
    ...users,
    'src/prisma.ts': `import { x } from '${name}';\nexport const prisma = x;\n`,
  });
  expect(await idsOf(door('prisma-extension-kysely'))).not.toContain('door');
  expect(await idsOf(door('@prisma/client'))).toContain('door');
});

test('what a module passes on from a package is nothing of the house', async () => {
  const files = (text: string) => ({
    'src/base/index.ts': text,
    ...times(12, (index) => [`src/x${index}/list.ts`, "import { eq } from '../base/index';\n"]),
    ...times(12, (index) => [`src/x${index}/other.ts`, '']),
  });
  expect(await idsOf(files("export * from 'drizzle-orm';\n"))).not.toContain('shared-import');
  expect(await idsOf(files('export function eq() {}\n'))).toContain('shared-import');
});

test('two languages that a service translates are no companions, nor is a controller with its page', async () => {
  const pair = (one: string, other: string) => {
    const paths = [`web/${one}`, `web/${other}`];
    const history = Array.from({ length: 630 }, (_, index) => (index % 21 === 0 ? paths : ['src/x.ts', 'src/y.ts']));
    return idsOf(Object.fromEntries([...paths, 'src/x.ts', 'src/y.ts'].map((path) => [path, ''])), history);
  };
  expect(await pair('locales/zh-Hans-CN.json', 'locales/zh-Hant-TW.json')).not.toContain('changed-together');
  expect(await pair('app/orders_controller.rb', 'views/orders/show.erb')).not.toContain('changed-together');
  expect(await pair('locales/schema.json', 'locales/values.yaml')).toContain('changed-together');
});
