import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const made = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));

test('files that tools write are named, with the command that writes them', () => {
  const profile = made({
    'package.json': JSON.stringify({
      scripts: { 'api:types': 'openapi-typescript openapi.yaml -o src/api/schema.d.ts', routes: 'tsr generate' },
    }),
    '.gitattributes': 'src/gen/** linguist-generated=true\npackage-lock.json linguist-generated\n',
    'src/routeTree.gen.ts': '',
    'proto/a.pb.go': '',
    'proto/b.pb.go': '',
  });
  expect(profile.generated).toEqual([
    { path: 'src/api/schema.d.ts', command: 'npm run api:types', evidence: 'package.json' },
    { path: 'proto/*.pb.go', evidence: 'proto/a.pb.go' },
    { path: 'src/routeTree.gen.ts', command: 'npm run routes', evidence: 'src/routeTree.gen.ts' },
    { path: 'src/gen/**', evidence: '.gitattributes' },
  ]);
});

test('rules for contributions are found where they are checked or written down', () => {
  const profile = made({
    'commitlint.config.js': '',
    'package.json': '{ "devDependencies": { "@changesets/cli": "^3" } }',
    '.changeset/config.json': '{}',
    '.github/workflows/title.yml':
      'on: pull_request\njobs:\n  a:\n    steps:\n      - uses: amannn/action-semantic-pull-request@v5\n',
    'CONTRIBUTING.md': 'Commits need a Signed-off-by line.\n\nAI-generated pull requests will be closed.\n',
  });
  expect(profile.policies).toEqual([
    { kind: 'commits', evidence: 'commitlint.config.js' },
    { kind: 'changeset', evidence: '.changeset/config.json' },
    { kind: 'pr-title', evidence: '.github/workflows/title.yml' },
    { kind: 'sign-off', evidence: 'CONTRIBUTING.md' },
    { kind: 'generated-code', evidence: 'CONTRIBUTING.md' },
  ]);
});

test('a setting of changesets without their tool asks for none', () => {
  expect(made({ 'package.json': '{}', '.changeset/config.json': '{}' }).policies ?? []).toEqual([]);
});

test.each([
  ['We do not use Conventional Commits.', []],
  ['You need not add a Signed-off-by line.', []],
  ["You don't have to run `npx changeset`.", []],
  ['The AI chat forum is closed to spam.', []],
  ['Some contributors may sign off on the Pull Request right away.', []],
  ['Never forget the Signed-off-by line.', ['sign-off']],
  ['Commits without a Signed-off-by line will not be accepted. Tabs are not used.', ['sign-off']],
  ['Pull requests written by an AI are rejected.', ['generated-code']],
  ['### AI Usage Policy\n\nSay how you used it.', ['generated-code']],
  ['## AI providers\n\nAdd one in `src/ai`.', []],
  ['The pull request naming follows the Conventional Commits specification.', ['pr-title']],
])('a guide that says "%s" states the rules %j', (text, kinds) => {
  expect((made({ 'CONTRIBUTING.md': text }).policies ?? []).map(({ kind }) => kind)).toEqual(kinds);
});

test('a project without any of them says nothing about it', () => {
  const profile = made({ 'package.json': '{"name":"a"}', 'src/a.ts': '' });
  for (const field of ['generated', 'policies', 'traits', 'outdated'] as const)
    expect(profile).not.toHaveProperty(field);
});

test('a sample of the settings asks for no new one, and a recipe with `git commit -s` for no sign-off', () => {
  const profile = made({
    'package.json': '{}',
    '.env.example': 'A=1\n',
    'CONTRIBUTING.md': 'To squash, run `git reset --soft main` then `git commit -s`.\n',
  });
  expect(profile).not.toHaveProperty('policies');
});
