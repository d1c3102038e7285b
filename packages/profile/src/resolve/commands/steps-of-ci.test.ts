import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

const commandsOf = (files: Readonly<Record<string, string>>) =>
  detectProject(new Map(Object.entries(files))).commands.map(
    ({ kind, effect, text, folder, needs }) =>
      `${kind}${effect === undefined ? '' : ` ${effect}`}: ${text}${folder === '' ? '' : ` in ${folder}`}${needs === undefined ? '' : ` needs ${needs.join()}`}`,
  );
const manifest = (scripts: Readonly<Record<string, string>>, rest = {}) => JSON.stringify({ scripts, ...rest });
const workflow = (...lines: string[]) =>
  `on: [pull_request]\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines.map((line) => `      - ${line}\n`).join('')}`;
const run = (...lines: string[]) => workflow(...lines.map((line) => `run: ${line}`));
const given = (expression: string) => `$\{{ ${expression} }}`;
const ci = '.github/workflows/ci.yml';

test('a workflow that another one calls runs with what it is given', () => {
  const lines = commandsOf({
    Makefile: 'checkstyle:\n\truff check .\n\ntyping:\n\tmypy app\n',
    'pyproject.toml': '[project]\nname = "a"',
    [ci]: 'on: [push]\njobs:\n  style:\n    uses: ./.github/workflows/make.yml\n    with:\n      target: checkstyle\n  types:\n    uses: ./.github/workflows/make.yml\n    with:\n      target: typing\n',
    '.github/workflows/make.yml': `on:\n  workflow_call:\n    inputs:\n      target:\n        required: true\njobs:\n  make:\n    steps:\n      - uses: ./.github/actions/prepare\n      - run: make ${given('inputs.target')}\n`,
    '.github/actions/prepare/action.yml': 'runs:\n  using: composite\n  steps:\n    - run: uv sync --all-extras\n',
  });
  expect(lines).toEqual(
    expect.arrayContaining(['install: uv sync --all-extras', 'lint: make checkstyle', 'typecheck: make typing']),
  );
});

test('a script that the manifest no longer has is no command, though a workflow still calls it', () => {
  const files = (scripts: Readonly<Record<string, string>>) => ({
    'package.json': manifest(scripts),
    [ci]: run('npm run lint', 'npm run test:unit'),
  });
  const lint = 'lint: npm run lint';
  expect(commandsOf(files({ lint: 'biome lint', 'test:unit': 'vitest run' }))).toContain(lint);
  const renamed = commandsOf(files({ 'lint:js': 'biome lint', 'test:unit': 'vitest run' }));
  expect(renamed).toContain('lint: npm run lint:js');
  expect(renamed).not.toContain(lint);
});

test('workflows that call each other in a circle end', () => {
  const call =
    'on: [push, workflow_call]\njobs:\n  a:\n    uses: ./.github/workflows/ci.yml\n  b:\n    steps:\n      - run: go vet ./...\n';
  expect(commandsOf({ 'go.mod': 'module a', [ci]: call })).toContain('lint: go vet ./...');
});

test('an expression falls back to what stands behind it, and a share of the tests to all of them', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'vitest run' }),
    'web/package.json': manifest({ test: 'vitest run', types: 'tsc' }),
    'pnpm-lock.yaml': '',
    'web/src/a.test.ts': '',
    'src/a.test.ts': '',
    [ci]: `on: [push]\njobs:\n  a:\n    defaults:\n      run:\n        working-directory: ${given("inputs.place || '.'")}/web\n    steps:\n      - run: pnpm types\n      - run: pnpm exec vitest run --shard=${given('matrix.shard')}\n`,
  });
  expect(lines).toEqual(expect.arrayContaining(['typecheck: pnpm types in web', 'test: pnpm exec vitest run in web']));
});

test('an action that is one tool runs that tool, in its folder', () => {
  const step =
    'uses: golangci/golangci-lint-action@v9\n        with:\n          working-directory: server\n          args: --build-tags unit';
  expect(commandsOf({ 'server/go.mod': 'module a', [ci]: workflow(step) })).toContain(
    'lint: golangci-lint run --build-tags unit in server',
  );
});

test('what continuous integration runs in a folder as well is named beside the run of the root', () => {
  const lines = commandsOf({
    'package.json': manifest({ lint: 'eslint .' }),
    'web/package.json': manifest({ lint: 'biome check .' }),
    [ci]: `on: [push]\njobs:\n  a:\n    steps:\n      - run: npm run lint\n      - run: npm run lint\n        working-directory: web\n      - run: npm install\n        working-directory: web\n`,
  });
  expect(lines.filter((one) => one.startsWith('install'))).toEqual(['install: npm install']);
  expect(lines).toEqual(expect.arrayContaining(['lint: npm run lint', 'lint: npm run lint in web']));
});

test('services that a job starts itself are needed by the tests behind them', () => {
  const compose = 'services:\n  db:\n    image: vendor/postgres:17\n  app:\n    build: .\n';
  const files = { 'mix.exs': 'defp deps do\n[{:phoenix, "~> 1.8"}]\nend', 'test/a_test.exs': '' };
  const steps = run('mix credo', 'docker compose -f compose.dbs.yml up -d --wait', 'mix coveralls.lcov --partitions 4');
  expect(commandsOf({ ...files, 'compose.dbs.yml': compose, [ci]: steps })).toContain('test: mix test needs postgres');
  expect(commandsOf({ ...files, [ci]: run('mix test', 'docker compose up -d redis') })).toContain('test: mix test');
  expect(commandsOf({ ...files, [ci]: run('sudo systemctl start mysql.service', 'mix test') })).toContain(
    'test: mix test needs mysql',
  );
});

test('a driver of browsers that starts no server needs the running app', () => {
  const files = (script: string) => commandsOf({ 'package.json': manifest({ e2e: script }), 'cypress/a.cy.ts': '' });
  expect(files('cypress run --browser electron')).toContain('e2e: npm run e2e needs app');
  expect(files('start-server-and-test dev 3000 "cypress run"')).toContain('e2e: npm run e2e');
});

test('the words behind a tool that name what it leaves out say nothing of what it does', () => {
  const files = { 'package.json': manifest({ 'test:unit': 'vitest run --exclude src/test/e2e' }), 'src/a.test.ts': '' };
  expect(commandsOf(files)).toContain('test: npm run test:unit');
  const python = { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["pytest"]', 'tests/test_a.py': '' };
  expect(commandsOf({ ...python, [ci]: run('pytest -m "not selenium"') })).toContain('test: pytest -m "not selenium"');
});

test('a run for one system, for a release, for a report or for the pipeline itself is not the command of the project', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'vitest run', 'test:coverage': 'vitest run --coverage', build: 'vite build' }),
    'src/a.test.ts': '',
    'build.sh': '',
    [ci]: run(
      'npm run test:coverage',
      'npm test',
      './test.sh Windows Unit',
      'bash .github/assets/test_import.sh',
      './build.sh --frontend',
      './build.sh --packages',
      './build.sh --lint',
    ),
  });
  expect(lines.filter((one) => /^(?:test|lint|build):/.test(one))).toEqual([
    'test: npm test',
    'build: ./build.sh --frontend',
    'lint: ./build.sh --lint',
  ]);
});

test('of two runs of one command the one with options is named', () => {
  const lines = commandsOf({
    'mix.exs': '',
    [ci]: run('mix compile', 'mix dialyzer --plt', 'mix dialyzer', 'mix compile --force'),
  });
  expect(lines.filter((one) => /^(?:build|typecheck)/.test(one))).toEqual([
    'typecheck: mix dialyzer',
    'build: mix compile --force',
  ]);
});

test('what is made to be handed out, or for tests, is no build', () => {
  expect(commandsOf({ Makefile: 'dist:\n\tgo build -o dist/a .\n', 'main.go': '' })).toEqual([]);
  const checks = {
    'test/e2e/package.json': manifest({ build: 'tsc -p .' }),
    [ci]: run('cd test/e2e && npm run build'),
  };
  expect(commandsOf(checks).filter((one) => one.startsWith('build'))).toEqual([]);
});

test('a function in quotes writes no file', () => {
  const bundle = `node -e "require('./list').forEach((one) => require('fs').copyFileSync(one, 'public/' + one))" && terser a.js`;
  expect(commandsOf({ 'package.json': manifest({ bundle }) })).toContain('build: npm run bundle');
});

test('the console of Symfony checks settings, templates and the schema', () => {
  const lines = commandsOf({
    'composer.json': JSON.stringify({ require: { 'symfony/framework-bundle': '^7.4' } }),
    [ci]: run('./bin/console lint:twig templates', 'php bin/console doctrine:schema:validate --skip-sync'),
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'lint: ./bin/console lint:twig templates',
      'lint: php bin/console doctrine:schema:validate --skip-sync',
    ]),
  );
});

test('a sentence tells a command, unless it warns of it', () => {
  const guide = (text: string) =>
    commandsOf({ 'package.json': manifest({ style: 'eslint src' }), 'CONTRIBUTING.md': text });
  expect(guide('Before you push, run `npx eslint src --max-warnings 0`.')).toContain(
    'lint: npx eslint src --max-warnings 0',
  );
  expect(guide('Please do not run `npx eslint src --max-warnings 0`.')).not.toContain(
    'lint: npx eslint src --max-warnings 0',
  );
});

test('without the tags of its own commands Go builds nothing', () => {
  const files = { 'go.mod': 'module a', 'main.go': '' };
  expect(commandsOf(files)).toContain('build: go build ./...');
  expect(commandsOf({ ...files, Makefile: 'test:\n\tgo test -tags unit ./...\n' }).join()).not.toContain('go build');
});

test('a run of tests for one side is the tests of that side, with what its job starts', () => {
  const lines = commandsOf({
    'go.mod': 'module a',
    'main.go': '',
    'main_test.go': '',
    Makefile: 'test-server:\n\tgodotenv -f .test.env go test ./... -race\n',
    [ci]: run('make test-server'),
  });
  expect(lines.filter((one) => one.startsWith('test:'))).toEqual(['test: make test-server']);
  const rails = {
    Gemfile: "gem 'rails'\ngem 'rspec-rails'",
    'spec/a_spec.rb': '',
    'compose.yml': 'services:\n  db:\n    image: postgres:17\n',
  };
  expect(commandsOf({ ...rails, [ci]: run('docker compose up -d db', 'bin/knapsack_pro_rspec') })).toContain(
    'test: bundle exec rspec needs postgres',
  );
});

test('what is built or saved for browser tests is no browser test, and the shell of an app is none of its stack', () => {
  const e2e = manifest({ 'e2e:build': 'detox build', 'e2e:save-report': 'node save.js', 'e2e:test': 'detox test' });
  expect(commandsOf({ 'package.json': e2e, 'e2e/a.test.ts': '' }).filter((one) => one.startsWith('e2e'))).toEqual([
    'e2e: npm run e2e:test',
  ]);
  const app = detectProject(
    new Map([
      ['package.json', '{"dependencies":{"react-native":"0.83.9"}}'],
      ['android/build.gradle', 'plugins {\n  kotlin("jvm") version "1.9.24"\n}\nsourceCompatibility = "17"'],
    ]),
  );
  expect(app.technologies.map(({ name }) => name)).toEqual(['react-native']);
  expect(app.runtimes).toEqual([]);
});

test('a script is a type check by what it runs, not by its name', () => {
  const files = (scripts: Readonly<Record<string, string>>) =>
    commandsOf({ 'package.json': manifest({ build: 'next build', ...scripts }) }).filter((one) =>
      /analy|types/.test(one),
    );
  expect(files({ analyze: 'cross-env ANALYZE=true npm run build --profile' })).toEqual([]);
  expect(files({ analyze: 'webpack-bundle-analyzer stats.json', types: 'supabase gen types' })).toEqual([]);
  expect(files({ analyze: 'tsc --noEmit' })).toEqual(['typecheck: npm run analyze']);
  expect(files({ 'types:check': './own-checker' })).toEqual(['typecheck: npm run types:check']);
});

test('a service that one entry of the matrix runs on is needed by none', () => {
  const head = (matrix: string) =>
    `on: [push]\njobs:\n  a:\n    strategy:\n      matrix:\n        ${matrix}\n    services:\n      db:\n        image: mysql:8.4\n      cache:\n        image: redis\n    steps:\n      - uses: ankane/setup-postgres@v1\n        if: matrix.db == 'pg'\n      - run: go test ./...\n`;
  const testOf = (matrix: string) =>
    commandsOf({ 'go.mod': 'module a\ngo 1.26', 'a_test.go': '', [ci]: head(matrix) }).find((one) =>
      one.startsWith('test:'),
    );
  expect(testOf('include: [{ mode: SQLite, db: sqlite }, { mode: MySQL, db: mysql }]')).toBe(
    'test: go test ./... needs redis',
  );
  expect(testOf('db: [mysql, sqlite]')).toBe('test: go test ./... needs redis');
  expect(testOf('go: ["1.26", "1.27"]')).toBe('test: go test ./... needs mysql,redis');
});

test('browser tests that report to a service give way to those that anybody can run', () => {
  const lines = commandsOf({
    'package.json': manifest({ 'e2e:ci': 'cypress run --record true --parallel', e2e: 'cypress run' }),
    'cypress/a.cy.ts': '',
    [ci]: run('npm run e2e:ci'),
  });
  expect(lines.filter((one) => one.startsWith('e2e'))).toEqual(['e2e: npm run e2e needs app']);
});

test('packages of a part that no command works in are not installed by everybody', () => {
  const files = {
    Gemfile: "gem 'rails'",
    'Gemfile.lock': '',
    'paid/cell/Gemfile': "gem 'cell'",
    'paid/cell/Gemfile.lock': '',
  };
  const installs = (more: Readonly<Record<string, string>>) =>
    commandsOf({ ...files, ...more }).filter((one) => one.startsWith('install'));
  expect(installs({ [ci]: run('bin/rails test') })).toEqual(['install: bundle install']);
  const step = workflow('run: bundle exec rspec\n        working-directory: paid/cell');
  expect(installs({ 'paid/cell/spec/a_spec.rb': '', [ci]: step })).toContain('install: bundle install in paid/cell');
});
