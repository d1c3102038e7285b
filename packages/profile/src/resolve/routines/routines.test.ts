import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

type Files = Readonly<Record<string, string>>;
const profileOf = (files: Files) => detectProject(new Map(Object.entries(files)));
const routinesOf = (files: Files, purpose: string) =>
  (profileOf(files).routines ?? [])
    .filter((one) => one.purpose === purpose)
    .map(({ text, folder }) => `${text}${folder === '' ? '' : ` in ${folder}`}`);
const workflow = (...runs: readonly string[]) =>
  `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${runs.map((run) => `      - run: |\n          ${run.replaceAll('\n', '\n          ')}\n`).join('')}`;
const laravel = { 'composer.json': '{"require":{"laravel/framework":"^12"}}', artisan: '', 'tests/ATest.php': '' };
const rails = {
  Gemfile: "gem 'rails'\ngem 'rspec-rails'",
  'bin/rails': '',
  'config/database.yml': '',
  'spec/a_spec.rb': '',
};
const node = { 'package.json': '{"scripts":{"test":"vitest run","codegen":"graphql-codegen"}}', 'src/a.test.ts': '' };

test.each([
  [
    'settings are copied without touching those of a person',
    { ...laravel, '.env.example': '' },
    ["php -r \"file_exists('.env') || copy('.env.example', '.env');\"", 'php artisan key:generate', 'php artisan test'],
    ['cp -n .env.example .env', 'php artisan key:generate'],
  ],
  [
    'Rails makes the database of its tests alone',
    rails,
    [
      'bundle exec rake db:create\nbundle exec rake db:schema:load\nbundle exec rails assets:precompile',
      'bundle exec rspec',
    ],
    ['RAILS_ENV=test bin/rails db:create db:schema:load'],
  ],
  [
    'what continuous integration calls itself is called so',
    rails,
    ['bin/rails db:test:prepare', 'bundle exec rspec'],
    ['bin/rails db:test:prepare'],
  ],
  [
    'a database that is dropped first is no preparation',
    rails,
    ['bin/rails db:drop db:create', 'bundle exec rspec'],
    [],
  ],
  [
    'code is generated before tests, and the environment of tests stays',
    { 'mix.exs': 'defp deps do [{:phoenix, "~> 1.8"}] end', 'test/a_test.exs': '' },
    ['mix deps.get', 'MIX_ENV=test mix ecto.create', 'mix test'],
    ['MIX_ENV=test mix ecto.create'],
  ],
  ['a task of the project counts by its name', node, ['npm ci', 'npm run codegen', 'npm test'], ['npm run codegen']],
  ['what comes after the tests is none', node, ['npm test', 'npm run codegen'], []],
  [
    'nothing that destroys, and nothing that only the runner has',
    { ...laravel, '.github/.env.ci': '' },
    ['cp .github/.env.ci .env', 'php artisan migrate:fresh --seed', 'php artisan db:wipe', 'php artisan test'],
    [],
  ],
  [
    'a copy over a kept file is none',
    { ...laravel, 'config/app.example.php': '', 'config/app.php': '' },
    ['cp config/app.example.php config/app.php', 'php artisan test'],
    [],
  ],
])('before tests: %s', (_, files, runs, expected) => {
  expect(routinesOf({ ...files, '.github/workflows/ci.yml': workflow(...runs) }, 'before-tests')).toEqual(expected);
});

test('what is compared after a run has to be committed, and the compared files are generated', () => {
  const files = {
    'go.mod': 'module a\n\ngo 1.26\n',
    'docs/spec.json': '',
    Makefile: 'generate:\n\tgo generate ./...\n\ncheck-docs:\n\tswag init\n\tgit diff --exit-code docs/spec.json\n',
    '.github/workflows/ci.yml': workflow(
      'make generate\nif [ -n "$(git status --porcelain)" ]; then exit 1; fi',
      'make check-docs',
      'gofmt -w .\ngit diff --exit-code',
      'go test ./...',
    ),
  };
  expect(routinesOf(files, 'in-step')).toEqual(['make generate', 'swag init']);
  expect(profileOf(files).generated).toContainEqual({
    path: 'docs/spec.json',
    command: 'swag init',
    evidence: '.github/workflows/ci.yml',
  });
});

test.each([
  ['a comparison alone', { 'package.json': '{}', '.github/workflows/ci.yml': workflow('git diff --exit-code') }],
  [
    'an installation',
    {
      'package.json': '{}',
      'package-lock.json': '{}',
      '.github/workflows/ci.yml': workflow('npm install', 'git diff --exit-code'),
    },
  ],
  [
    'an act that cannot be undone',
    {
      'package.json': '{"scripts":{"db:reset":"node reset.mjs"}}',
      '.github/workflows/ci.yml': workflow('npm run db:reset', 'git diff --exit-code'),
    },
  ],
])('%s keeps nothing in step', (_, files) => {
  expect(routinesOf(files, 'in-step')).toEqual([]);
});

test.each([
  ['bin/dev', { ...rails, 'bin/dev': '' }],
  ['bin/rails server', rails],
  ['php artisan serve', laravel],
  ['npm run dev', { 'package.json': '{"scripts":{"dev":"next dev","start":"next start"}}' }],
  ['make run', { 'go.mod': 'module a', Makefile: 'run:\n\tgo run ./cmd/a\n' }],
  ['pnpm dev', { 'package.json': '{"scripts":{"dev":"pnpm serverkit dev playground"}}', 'pnpm-lock.yaml': '' }],
  [
    'docker compose up',
    { 'compose.yaml': 'services:\n  web:\n    build: .\n', 'README.md': '```sh\ndocker compose up -d\n```\n' },
  ],
  ['flutter run', { 'pubspec.yaml': 'dependencies:\n  flutter:\n    sdk: flutter\n', 'lib/main.dart': '' }],
])('%s starts the app', (text, files) => {
  expect(routinesOf(files, 'start')).toEqual([text]);
});

test('a library that only watches its build has nothing to start, and a port says its command already', () => {
  expect(routinesOf({ 'package.json': '{"scripts":{"dev":"tsup --watch"}}' }, 'start')).toEqual([]);
  expect(routinesOf({ 'package.json': '{"scripts":{"dev":"next dev -p 3100"}}' }, 'start')).toEqual([]);
});

test.each([
  [
    'containers that others built',
    { 'compose.yaml': 'services:\n  db:\n    image: postgres\n', 'README.md': '```sh\ndocker compose up\n```\n' },
  ],
  [
    'one service of several',
    { 'compose.yaml': 'services:\n  web:\n    build: .\n', 'README.md': '```sh\ndocker compose up db\n```\n' },
  ],
  [
    'pages that something else serves',
    {
      'go.mod': 'module a',
      ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`core/a${at}.go`, ''])),
      ...Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`ui/src/a${at}.ts`, ''])),
      'ui/package.json': '{"scripts":{"dev":"vite"}}',
      'ui/package-lock.json': '{}',
    },
  ],
  [
    'a manager inside the package, which the project calls by a name of its own',
    {
      'pyproject.toml': '[project]\nname = "a"\ndependencies = ["django>=6"]\n',
      'archive/manage.py': '',
      'archive/__init__.py': '',
      'archive/core/migrations/0001_initial.py': '',
    },
  ],
])('%s start nothing and write no migration', (_, files) => {
  expect(routinesOf(files, 'start')).toEqual([]);
  expect(profileOf(files).migration).toBeUndefined();
});

test('pages beside a server that its port names are not the app, and a program that ends is never started', () => {
  const phoenix = {
    'mix.exs': 'defp deps do [{:phoenix, "~> 1.8"}] end',
    'config/dev.exs': 'config :a, AWeb.Endpoint,\n  http: [port: 4000],\n',
    'assets/package.json': '{"scripts":{"start":"react-scripts start"}}',
    'assets/package-lock.json': '{}',
    'assets/src/a.tsx': '',
  };
  expect(routinesOf(phoenix, 'start')).toEqual([]);
  expect(profileOf(phoenix).ports).toMatchObject([{ port: 4000, text: 'mix phx.server' }]);
  const tool = { 'Cargo.toml': '[package]\nname = "a"\n[dependencies]\nclap = "4"\n', justfile: 'run:\n  cargo run\n' };
  expect(routinesOf(tool, 'start')).toEqual([]);
  expect(
    routinesOf({ ...tool, 'Cargo.toml': '[package]\nname = "a"\n[dependencies]\naxum = "0.8"\n' }, 'start'),
  ).toEqual(['just run']);
});

test('Prisma writes a migration alone only where it is told to', () => {
  const files = {
    'package.json': '{"scripts":{"db:migrate":"prisma migrate dev"}}',
    'pnpm-lock.yaml': '',
    'prisma/migrations/20260101_a/migration.sql': '',
  };
  expect(profileOf(files).migration?.text).toBe('pnpm db:migrate --create-only --name <name>');
});
