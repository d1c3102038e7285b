import { expect, test } from 'vitest';
import { detectProject } from './detect-project.ts';
import { withWrittenFolders } from './with-written-folders.ts';

const profile = detectProject(new Map([['package.json', '{"name":"a"}']]));
const written = ['web/api/models/a.ts', 'web/api/models/b.ts', 'web/api/index.ts'];
const pathsOf = (generated: readonly string[], byHand: readonly string[], facts = profile) =>
  withWrittenFolders(facts, {
    generated,
    marked: generated,
    texts: new Map(byHand.map((path) => [path, ''])),
  }).generated?.map(({ path }) => path);

test('the highest folder that holds nothing by hand is named', () => {
  expect(pathsOf(written, ['web/app.ts'])).toEqual(['web/api/**']);
});

test('of a folder with one file by hand, and of few files, each is named; migrations are not', () => {
  expect(pathsOf(written, ['web/app.ts', 'web/api/models/own.ts', 'web/api/client.ts'])).toEqual([
    'web/api/index.ts',
    'web/api/models/a.ts',
    'web/api/models/b.ts',
  ]);
  expect(pathsOf(written.slice(1), ['web/app.ts'])).toEqual(['web/api/index.ts', 'web/api/models/b.ts']);
  const many = Array.from({ length: 9 }, (_, at) => `web/${at}/made.ts`);
  expect(
    pathsOf(
      many,
      many.map((path) => path.replace('made', 'own')),
    ),
  ).toHaveLength(4);
  const migrations = ['db/Migrations/1_a.cs', 'db/Migrations/2_b.cs', 'db/Migrations/3_c.cs'];
  expect(pathsOf(migrations, ['db/a.cs'])).toBeUndefined();
});

test('what the facts name with its command stays', () => {
  const facts = {
    ...profile,
    generated: [{ path: 'web/api/models/**', command: 'npm run api', evidence: 'package.json' }],
  };
  expect(pathsOf(written, ['web/app.ts'], facts)).toEqual(['web/api/models/**', 'web/api/index.ts']);
  const pieces = { ...profile, generated: [{ path: 'web/api/models/a.ts', evidence: '.gitattributes' }] };
  expect(pathsOf(written, ['web/app.ts'], pieces)).toEqual(['web/api/**']);
});

test('a file that no comment marks is named by none', () => {
  const read = { generated: ['web/a.min.js'], marked: [], texts: new Map([['web/app.ts', '']]) };
  expect(withWrittenFolders(profile, read).generated).toBeUndefined();
});

test('what writes a file stands beside it, where a task names it', () => {
  const commandOf = (path: string) => (path === 'web/api/**' ? 'npm run api' : undefined);
  const texts = new Map([['web/app.ts', '']]);
  expect(
    withWrittenFolders(profile, { generated: written, marked: written, texts }, commandOf).generated,
  ).toMatchObject([{ path: 'web/api/**', command: 'npm run api' }]);
});

test('beside scripts that are only bundled, a served folder holds pages and pictures by hand', () => {
  const bundled = ['a', 'b', 'c'].map((name) => `assets/public/${name}.js`);
  const read = (marked: readonly string[]) =>
    withWrittenFolders(detectProject(new Map([['package.json', '{}']])), {
      texts: new Map([['assets/src/app.tsx', '']]),
      generated: bundled,
      marked,
    }).generated?.map(({ path }) => path);
  expect(read([])).toEqual(['assets/public/**/*.js']);
  expect(read(bundled)).toEqual(['assets/public/**']);
});
