import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

const commandsOf = (files: Readonly<Record<string, string>>) =>
  detectProject(new Map(Object.entries(files))).commands.map(
    ({ kind, effect, text, folder, needs }) =>
      `${kind}${effect === undefined ? '' : ` ${effect}`}: ${text}${folder === '' ? '' : ` in ${folder}`}${needs === undefined ? '' : ` needs ${needs.join()}`}`,
  );
const manifest = (scripts: Readonly<Record<string, string>>, rest = {}) => JSON.stringify({ scripts, ...rest });
const job = (steps: readonly string[], head = '') =>
  `    runs-on: ubuntu-latest\n${head}    steps:\n${steps.map((step) => `      - run: ${step}\n`).join('')}`;
const workflow = (...steps: string[]) => `on: [pull_request]\njobs:\n  a:\n${job(steps)}`;
const value = (key: string) => `$\{{ matrix.${key} }}`;
const many = (folder: string, ending: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/f${at}.${ending}`, '']));

test.each([
  [
    'go test -tags netgo,fts5 -race ./... -v',
    'go test -tags netgo,fts5 -race ./... -v -run <name>',
    { 'go.mod': 'module a\ngo 1.26' },
  ],
  ['cargo test --features extra core', 'cargo test --features extra <name>', { 'Cargo.toml': '[package]\nname = "a"' }],
  [
    'dotnet test --solution Shop.slnf --output detailed',
    'dotnet test --solution Shop.slnf --output detailed --filter <name>',
    { 'Shop.slnx': '' },
  ],
  [
    'python shop/manage.py test shop/ --parallel',
    'python shop/manage.py test <name>',
    { 'requirements.txt': 'django==6.0' },
  ],
  ['swift test', 'swift test --filter <name>', { 'Package.swift': '' }],
])('one test of `%s` keeps the values of its options', (run, one, files) => {
  expect(commandsOf({ ...files, '.github/workflows/ci.yml': workflow(run) })).toContain(`testOne: ${one}`);
});

test('what a job runs for one part, or for what changed, is not the command of the project', () => {
  const rust = { 'Cargo.toml': '[workspace]\nmembers = ["a"]', 'a/Cargo.toml': '[package]\nname = "a"' };
  const lines = commandsOf({
    ...rust,
    '.github/workflows/ci.yml': workflow(
      'cargo test -p a',
      'cargo test --all',
      'cargo build --target wasm32',
      'cargo build --all',
    ),
  });
  expect(lines.filter((one) => /^(?:test|build):/.test(one))).toEqual([
    'test: cargo test --all',
    'build: cargo build --all',
  ]);

  const root = manifest({ 'g:build': 'pnpm -r run build', lint: 'nx run-many -t lint' }, { name: 'root' });
  const script = commandsOf({
    'package.json': root,
    'pnpm-workspace.yaml': 'packages: ["packages/*", "apps/*"]',
    'packages/a/package.json': manifest({ build: 'tsc', lint: 'eslint .' }),
    'apps/b/package.json': manifest({ build: 'next build', lint: 'eslint .' }),
    '.github/workflows/ci.yml': workflow('pnpm -F "./packages/**" run build', 'pnpm exec nx affected -t lint'),
  });
  expect(script).toEqual(expect.arrayContaining(['build: pnpm g:build', 'lint: pnpm lint']));
});

test('graphs of tasks run the scripts below, not the one that calls them', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'nx run-many --target=test --all' }),
    'nx.json': '{}',
    'pnpm-lock.yaml': '',
    'libs/a/project.json': JSON.stringify({ name: 'a', targets: { test: { executor: '@nx/vitest:test' } } }),
    '.github/workflows/ci.yml': workflow('pnpm exec nx run-many -t test --parallel=3'),
  });
  expect(lines).toContain('test: pnpm exec nx run-many -t test --parallel=3');
});

test('several filters name several packages', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'pnpm --filter a --filter b test' }),
    'pnpm-workspace.yaml': 'packages: ["packages/*"]',
    'packages/a/package.json': manifest({ test: 'vitest run' }, { name: 'a' }),
    'packages/b/package.json': manifest({ test: 'jest' }, { name: 'b' }),
    'packages/c/package.json': manifest({ test: 'prisma migrate reset && jest' }, { name: 'c' }),
  });
  expect(lines).toContain('test: pnpm test');
});

test('a job on Windows repeats another one; a value of the matrix that may be empty is left out', () => {
  const windows = job(['cargo test --all -v']).replace('ubuntu', 'windows');
  const matrix = '    strategy:\n      matrix:\n        features: ["", "--features paid"]\n        crate: [a, b]\n';
  const lines = commandsOf({
    'Cargo.toml': '[package]\nname = "a"',
    '.github/workflows/ci.yml': `on: [push]\njobs:\n  w:\n${windows}  a:\n${job(
      [`cargo clippy ${value('features')} -- -D warnings`, `cargo test ${value('crate')}`],
      matrix,
    )}`,
  });
  expect(lines).toContain('lint: cargo clippy -- -D warnings');
  expect(lines.filter((one) => one.startsWith('test'))).toEqual(['test: cargo test', 'testOne: cargo test <name>']);
});

test('a run needs only the services that every job starts for it', () => {
  const services = (name: string) =>
    `    services:\n      ${name}:\n        image: ${name}:17\n      redis:\n        image: redis\n`;
  const files = (...jobs: string[]) => ({
    'go.mod': 'module a\ngo 1.26',
    '.github/workflows/ci.yml': `on: [push]\njobs:\n${jobs.map((one, at) => `  j${at}:\n${one}`).join('')}`,
  });
  const [postgres, mysql, plain] = [services('postgres'), services('mysql'), ''].map((head) =>
    job(['go test ./...'], head),
  );
  expect(commandsOf(files(postgres ?? '', mysql ?? ''))).toContain('test: go test ./... needs redis');
  expect(commandsOf(files(postgres ?? '', plain ?? ''))).toContain('test: go test ./...');
});

test('what tools bring along is said of no corner and of no shell of an app', () => {
  const lines = commandsOf({
    'go.mod': 'module a\ngo 1.26',
    ...many('core', 'go', 40),
    'sdk/rust/Cargo.toml': '[package]\nname = "sdk"',
    'sdk/rust/src/lib.rs': '',
  });
  expect(lines.filter((one) => /cargo (?!fetch)/.test(one))).toEqual([]);
  const app = commandsOf({
    'pubspec.yaml': 'name: a\ndependencies:\n  flutter:\n    sdk: flutter',
    'lib/main.dart': '',
    'android/build.gradle': 'plugins { id "java" }',
  });
  expect(app.filter((one) => one.includes('gradle'))).toEqual([]);
});

test('where no command tests one file of the whole project, the largest packages show theirs', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'pnpm -r test' }),
    'pnpm-workspace.yaml': 'packages: ["packages/*"]',
    'packages/a/package.json': manifest({ test: 'jest' }),
    'packages/b/package.json': manifest({ test: 'vitest run' }),
    ...many('packages/b/src', 'ts', 5),
  });
  expect(lines.filter((one) => one.startsWith('testOne'))).toEqual([
    'testOne: pnpm test <file> in packages/b',
    'testOne: pnpm test <file> in packages/a',
  ]);
});

test('what a script writes again itself is destroyed by none', () => {
  const build = (text: string) =>
    commandsOf({
      'package.json': manifest({ build: text }),
      'data/prices.json': '[]',
      '.gitignore': '/lib-js\n/uploads\n.template\n.env\n',
    });
  expect(build('rm -rf lib-js && tsc -p .')).toContain('build: npm run build');
  expect(build('node -p 1 > src/version.ts && tsc -p .')).toContain('build: npm run build');
  expect(build('rm -rf ./.template && tsc -p .')).toContain('build: npm run build');
  for (const kept of ['data', '.', '.env', '..', 'lib-js/*'])
    expect(build(`rm -rf ${kept} && tsc -p .`), kept).toContain('build destroys: npm run build');
  expect(build('rm -rf uploads && tsc -p .')).toContain('build destroys: npm run build');
});

test('a script that is called for publishing is no check, whatever else it runs', () => {
  const lines = commandsOf({
    'package.json': manifest({
      types: 'tsc --noEmit',
      'ci:publish': 'tsc && ./ship',
      release: 'tsc && semantic-release',
    }),
    '.github/workflows/ci.yml': workflow('npm run ci:publish', 'npm run release'),
  });
  expect(lines.filter((one) => /publish|release/.test(one)).every((one) => one.includes(' destroys: '))).toBe(true);
  expect(lines).toContain('typecheck: npm run types');
});

test('a formatter that nobody knows rewrites files, and no piece of the build is the build', () => {
  const lines = commandsOf({
    Makefile: 'fix:\n\t./tidy\n\ntranslations-compile:\n\tpybabel compile\n',
    'pyproject.toml': '[project]\nname = "a"',
  });
  expect(lines).toContain('format: make fix');
  expect(lines.filter((one) => one.startsWith('build'))).toEqual([]);
});

test('an installation belongs to a folder with a manifest, and brings the tools of the tests', () => {
  const lines = commandsOf({
    'requirements.txt': '-r requirements/base.txt',
    'requirements/base.txt': 'django==5.2',
    'requirements/test.txt': '-r base.txt\npytest==9.0',
    'theme/package.json': '{}',
    'tools/lint/requirements.txt': 'flake8',
    '.github/workflows/ci.yml': workflow(
      'pip install -r requirements.txt',
      'pip install -r tools/lint/requirements.txt',
      'sudo yarn install',
      'yarn --cwd theme install',
    ),
  });
  expect(lines.filter((one) => one.includes('pip'))).toEqual(['install: pip install -r requirements/test.txt']);
  const helper = { 'pyproject.toml': '[project]\nname = "a"', 'tools/lint/requirements.txt': 'flake8' };
  const run = { '.github/workflows/ci.yml': workflow('pip install -r tools/lint/requirements.txt') };
  expect(commandsOf({ ...helper, ...run })).toEqual([]);
  expect(lines.filter((one) => /yarn|npm/.test(one))).toEqual(['install: npm install in theme']);
});

test('hooks check what the project does not install, and a formatter needs a sign that it is used', () => {
  const hooks = 'repos:\n  - repo: https://example.org\n    hooks:\n      - id: ruff-check\n';
  const files = { 'pyproject.toml': '[tool.poetry]\nname = "a"\n[tool.ruff]\nline-length = 100' };
  expect(commandsOf({ ...files, '.pre-commit-config.yaml': hooks })).toContain(
    'lint writes: pre-commit run --all-files',
  );
  expect(commandsOf(files)).toContain('lint: ruff check');
  expect(commandsOf(files).filter((one) => one.startsWith('format'))).toEqual([]);
});
