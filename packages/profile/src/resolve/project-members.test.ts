import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const profileOf = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const folders = (files: Readonly<Record<string, string>>) => profileOf(files).layout.packages.map(({ path }) => path);

test('tests with a manifest of their own belong to the project where it runs them', () => {
  const suite = '{"scripts":{"lint":"eslint .","test":"cypress run"}}';
  const ci = (folder: string) =>
    `on: [push]\njobs:\n  a:\n    steps:\n      - run: npm run lint\n        working-directory: ${folder}\n`;
  const files = {
    'pom.xml': '<project><artifactId>a</artifactId></project>',
    'main/tests/cypress/package.json': suite,
  };
  expect(folders({ ...files, '.github/workflows/ci.yml': ci('main/tests/cypress') })).toEqual(['main/tests/cypress']);
  expect(folders({ ...files, '.github/workflows/ci.yml': ci('main') })).toEqual([]);
});

test('the site of the documents is no package, though a workspace names it', () => {
  const site = (dependencies: object) => ({
    'package.json': '{"workspaces":["packages/*","www"]}',
    'packages/a/package.json': '{"name":"a"}',
    'www/package.json': JSON.stringify({ dependencies }),
  });
  expect(folders(site({ '@docusaurus/core': '3.7.0', tailwindcss: '3.4.6' }))).toEqual(['packages/a']);
  expect(folders(site({ next: '16.0.0' }))).toEqual(['packages/a', 'www']);
});

test('requirements in a folder of that name belong to the folder above', () => {
  const { technologies } = profileOf({
    'api/requirements.txt': '-r requirements/base.txt',
    'api/requirements/base.txt': 'Django==5.2.4',
    'api/shop/views.py': '',
  });
  expect(technologies).toMatchObject([{ name: 'django', framework: 'Django', folders: ['api'] }]);
});
