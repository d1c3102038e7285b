import { expect, test } from 'vitest';
import { detectProject, readProject } from '../detect-project.ts';

const profileOf = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const portsOf = (files: Readonly<Record<string, string>>) =>
  (profileOf(files).ports ?? []).map(({ port, text, folder }) =>
    `${port} ${text}${folder === '' ? '' : ` in ${folder}`}`.trim(),
  );
const migrationOf = (files: Readonly<Record<string, string>>) => profileOf(files).migration?.text;

test('a port stands with the command that opens it, and a service of Compose behind them', () => {
  const web = { 'web/package.json': '{"scripts":{"dev":"vite","start":"node ."}}', 'web/pnpm-lock.yaml': '' };
  expect(
    portsOf({
      ...web,
      'web/vite.config.ts': 'export default { build: {}, server: { proxy: 1, port: 5180 } };',
      'docker/docker-compose.yml':
        'services:\n  db:\n    image: postgres:17\n    ports: ["127.0.0.1:5433:5432"]\n  app:\n    image: own/app\n    ports: ["80:80"]\n',
      'docker-compose.prod.yml': 'services:\n  cache:\n    image: redis\n    ports: ["6379:6379"]\n',
    }),
  ).toEqual(['5180 pnpm dev in web', '5433 postgres']);
});

test('a port that two files state stands with the command that one of them names', () => {
  expect(
    portsOf({
      'package.json': '{}',
      '.env.example': 'PORT=3000\n',
      'playwright.config.ts': "webServer: { command: 'npm run dev:web', url: 'http://localhost:3000' }",
    }),
  ).toEqual(['3000 npm run dev:web']);
});

test.each([
  ['3100 npm run dev', { 'package.json': '{"scripts":{"dev":"next dev -p 3100","build":"next build -p 1"}}' }],
  [
    '3000 npm run dev:web',
    {
      'package.json': '{}',
      'playwright.config.ts': "webServer: {\n command: 'npm run dev:web',\n url: 'http://localhost:3000' }",
    },
  ],
  ['3000 bin/rails server', { Gemfile: "gem 'rails'", 'config/puma.rb': 'port ENV.fetch("PORT", 3000)\n' }],
  ['3000 bin/rails server', { Gemfile: "gem 'rails'", 'config/puma.rb': 'port        ENV.fetch("PORT") { 3000 }\n' }],
  [
    '9090',
    { 'pom.xml': '<project/>', 'src/main/resources/application.yml': 'spring:\n  a: 1\nserver:\n  port: 9090\n' },
  ],
  ['8081', { 'pom.xml': '<project/>', 'src/main/resources/application.properties': `server.port=$\{PORT:8081}\n` }],
  [
    '5142 dotnet run --project src/A',
    {
      'src/A/A.csproj': '<Project/>',
      'src/A/Properties/launchSettings.json':
        '{"profiles":{"a":{"applicationUrl":"https://localhost:7142;http://localhost:5142"}}}',
    },
  ],
  [
    '4300 npm run start',
    {
      'package.json': '{"scripts":{"start":"ng serve"}}',
      'angular.json': '{"projects":{"a":{"architect":{"serve":{"options":{"port":4300}}}}}}',
    },
  ],
])('%s is stated', (port, files) => {
  expect(portsOf(files)).toEqual([port]);
});

test('a migration is written by the script of the project, else by the tool whose migrations it keeps', () => {
  const drizzle = {
    'package.json': '{"scripts":{"db:check":"drizzle-kit generate --check","db:new":"drizzle-kit generate"}}',
  };
  expect(migrationOf({ ...drizzle, 'drizzle/0001_a.sql': '' })).toBe('npm run db:new');
  expect(migrationOf(drizzle)).toBeUndefined();
  const django = {
    'pyproject.toml': '[project]\nname = "a"\ndependencies = ["django"]',
    'uv.lock': '',
    'src/manage.py': '',
  };
  expect(migrationOf({ ...django, 'src/shop/migrations/0001_initial.py': '' })).toBe(
    'uv run python src/manage.py makemigrations',
  );
  expect(migrationOf({ artisan: '', 'composer.json': '{}', 'database/migrations/2026_01_01_a.php': '' })).toBe(
    'php artisan make:migration <name>',
  );
  expect(migrationOf({ Gemfile: '', 'bin/rails': '', 'db/migrate/20260101_a.rb': '' })).toBe(
    'bin/rails generate migration <name>',
  );
  expect(migrationOf({ 'src/db/migrations/0001_a.sql': '', 'package.json': '{}' })).toBeUndefined();
});

test('the task that names a file writes it', () => {
  const { commandOf } = readProject(
    new Map([
      ['Makefile', 'docs:\n\tswagger generate spec -o docs/spec.json\n\nclean:\n\trm docs/spec.json\n'],
      ['web/package.json', '{"scripts":{"types":"tsx gen.ts src/api/types.ts"}}'],
      ['go.mod', 'module a'],
    ]),
  );
  expect(commandOf('docs/spec.json')).toBe('make docs');
  expect(commandOf('web/src/api/types.ts')).toBe('npm run types --prefix web');
  expect(commandOf('src/api/types.ts')).toBeUndefined();
});

test('what tools keep of the database, of the browser and of components is generated', () => {
  const files = [
    'db/structure.sql',
    'database/schema/mysql-schema.sql',
    'web/components.d.ts',
    'src/Data/Migrations/AppModelSnapshot.cs',
  ];
  const plugin = '{"devDependencies":{"unplugin-vue-components":"^30.0.0"}}';
  expect(
    profileOf({ 'package.json': plugin, ...Object.fromEntries(files.map((path) => [path, ''])) })
      .generated?.map(({ path }) => path)
      .sort(),
  ).toEqual(files.map((path) => path.replace('AppModel', '*Model')).toSorted());
});

test('a policy on assistants is a rule for contributions, and one file called like a test makes no home of tests', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`src/f${at}.ts`, '']));
  const { policies, layout } = profileOf({
    'package.json': '{}',
    'AI_POLICY.md': '',
    'src/smoke-test.ts': '',
    ...many,
  });
  expect(policies).toEqual([{ kind: 'generated-code', evidence: 'AI_POLICY.md' }]);
  expect(layout.tests).toBeUndefined();
});

test('a catalog of versions speaks for the project above it, and the file of a version for the job that reads it', () => {
  const setup =
    'on: push\njobs:\n  a:\n    steps:\n      - uses: actions/setup-java@v5\n        with:\n          java-version-file: .github/.java-version\n';
  const { technologies, runtimes } = profileOf({
    'build.gradle.kts': '',
    'gradle/libs.versions.toml':
      '[versions]\nagp = "9.3.1"\n[libraries]\ngradle = { module = "com.android.tools.build:gradle", version.ref = "agp" }\n',
    'app/src/Main.kt': '',
    '.github/.java-version': '21\n',
    '.github/workflows/a.yml': setup,
    Gemfile: 'gem "rails", ["~> 7.1.5", ">= 7.1.5.2"]\n',
  });
  expect(technologies).toMatchObject([
    { name: 'rails', version: '~> 7.1.5' },
    { name: 'com.android.tools.build:gradle', version: '9.3.1' },
  ]);
  expect(runtimes).toMatchObject([{ name: 'java', version: '21' }]);
});

const generatedIn = (files: Readonly<Record<string, string>>) =>
  (profileOf(files).generated ?? []).map(({ path, command }) => `${path} ${command ?? ''}`.trim());

test('a suffix in many folders is one pattern, and a tool that is called in one way stands with it', () => {
  const models = ['a', 'b', 'c', 'd'].map((name) => [`lib/${name}/model.freezed.dart`, ''] as const);
  const pubspec = 'name: a\ndependencies:\n  flutter:\n    sdk: flutter\ndev_dependencies:\n  build_runner: ^2.4.0\n';
  const files = { 'pubspec.yaml': pubspec, ...Object.fromEntries(models), 'lib/main.dart': '' };
  expect(generatedIn(files)).toEqual(['lib/**/*.freezed.dart dart run build_runner build']);
  expect(generatedIn({ ...files, 'l10n.yaml': 'output-dir: lib/l10n/made\n', 'lib/l10n/made/a.dart': '' })).toContain(
    'lib/l10n/made/** flutter gen-l10n',
  );
  const cargo = '[package]\nname = "a"\n[dependencies]\nsqlx = "0.8"\n';
  expect(migrationOf({ 'Cargo.toml': cargo, 'migrations/20260101_a.sql': '' })).toBe('sqlx migrate add <name>');
});

test('a library names the framework that it extends', () => {
  const named = (files: Readonly<Record<string, string>>) =>
    profileOf(files).technologies.map(({ name, version }) => `${name} ${version}`);
  expect(named({ 'composer.json': '{"require":{"illuminate/support":"^12.0"}}', 'src/A.php': '' })).toContain(
    'laravel/framework ^12.0',
  );
  expect(named({ Gemfile: 'gemspec\n', 'a.gemspec': 'spec.add_dependency "actionpack", ">= 7.0", "< 9"\n' })).toContain(
    'actionpack >= 7.0',
  );
  const engine = { Gemfile: 'gemspec\n', 'a.gemspec': 's.add_dependency "actionpack", ">= 7.0"\n', 'app/a.rb': '' };
  expect(profileOf(engine).technologies).toMatchObject([{ name: 'actionpack', framework: 'Ruby on Rails' }]);
});

test('a command behind a runner of the manager is in no manifest, and still there', () => {
  const files = { 'package.json': '{"scripts":{"test":"vitest run"}}', 'pnpm-lock.yaml': '' };
  expect(profileOf({ ...files, 'CONTRIBUTING.md': '```\npnpm vitest run\npnpm run gone\n```\n' }).outdated).toEqual([
    { text: 'pnpm run gone', evidence: 'CONTRIBUTING.md' },
  ]);
});

test('tests that are called by their kind alone are tests', () => {
  expect(profileOf({ 'package.json': '{}', 'src/add/test.ts': '', 'src/sub/test.ts': '' }).layout).toMatchObject({
    tests: 'colocated',
    testNames: ['test.ts'],
  });
});

test('what starts the processes of Rails says where they listen, before its settings', () => {
  const files = { Gemfile: "gem 'rails'", 'config/puma.rb': 'port ENV.fetch("PORT", 3000)\n' };
  expect(portsOf({ ...files, 'Procfile.dev': `web: bin/rails server -b 0.0.0.0 -p $\{PORT:-3006}\n` })).toEqual([
    '3006',
  ]);
  expect(portsOf({ ...files, 'Procfile.dev': 'web: bin/rails server\n' })).toEqual(['3000 bin/rails server']);
});
