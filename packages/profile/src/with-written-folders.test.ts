import { expect, test } from 'vitest';
import { detectProject } from './detect-project.ts';
import { withWrittenFolders } from './with-written-folders.ts';

const profile = detectProject(new Map([['package.json', '{"name":"a"}']]));
const written = ['web/api/models/a.ts', 'web/api/models/b.ts', 'web/api/index.ts'];
const pathsOf = (generated: readonly string[], byHand: readonly string[], facts = profile) =>
  withWrittenFolders(facts, { generated, texts: new Map(byHand.map((path) => [path, ''])) }).generated?.map(
    ({ path }) => path,
  );

test('the highest folder that holds nothing by hand is named', () => {
  expect(pathsOf(written, ['web/app.ts'])).toEqual(['web/api/**']);
});

test('a folder with one file by hand, few files, and migrations are not', () => {
  expect(pathsOf(written, ['web/app.ts', 'web/api/models/own.ts', 'web/api/client.ts'])).toBeUndefined();
  expect(pathsOf(written.slice(1), ['web/app.ts'])).toBeUndefined();
  const migrations = ['db/Migrations/1_a.cs', 'db/Migrations/2_b.cs', 'db/Migrations/3_c.cs'];
  expect(pathsOf(migrations, ['db/a.cs'])).toBeUndefined();
});

test('what the facts name with its command stays', () => {
  const facts = {
    ...profile,
    generated: [{ path: 'web/api/models/**', command: 'npm run api', evidence: 'package.json' }],
  };
  expect(pathsOf(written, ['web/app.ts'], facts)).toEqual(['web/api/models/**']);
  const pieces = { ...profile, generated: [{ path: 'web/api/models/a.ts', evidence: '.gitattributes' }] };
  expect(pathsOf(written, ['web/app.ts'], pieces)).toEqual(['web/api/**']);
});
