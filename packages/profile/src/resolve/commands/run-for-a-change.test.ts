import { expect, test } from 'vitest';
import { detectProject } from '../../detect-project.ts';

const profileOf = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const commandsOf = (files: Readonly<Record<string, string>>) =>
  profileOf(files).commands.map(
    ({ kind, effect, text, folder, needs, isAside }) =>
      `${kind}${effect === undefined ? '' : ` ${effect}`}: ${text}${folder === '' ? '' : ` in ${folder}`}${needs === undefined ? '' : ` needs ${needs.join()}`}${isAside === true ? ' aside' : ''}`,
  );
const manifest = (scripts: Readonly<Record<string, string>>, rest = {}) => JSON.stringify({ scripts, ...rest });
const steps = (...lines: string[]) =>
  `on: [pull_request]\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${lines.map((line) => `      - ${line}\n`).join('')}`;
const run = (...lines: string[]) => steps(...lines.map((line) => `run: ${line}`));
const ci = '.github/workflows/ci.yml';

test('a runner called through pnpm keeps its name for one test', () => {
  const lines = commandsOf({
    'package.json': manifest({ lint: 'eslint .' }, { devDependencies: { vitest: '^4' } }),
    'pnpm-lock.yaml': '',
    'src/a.test.ts': '',
    [ci]: run('pnpm vitest run'),
  });
  expect(lines).toEqual(expect.arrayContaining(['test: pnpm vitest run', 'testOne: pnpm vitest run <file>']));
});

test('arguments reach a script through the wrapper of a display, and a benchmark is no browser test', () => {
  const lines = commandsOf({
    'package.json': manifest({ 'test:e2e': 'playwright test', 'test:benchmark': 'playwright test -c bench.ts' }),
    'package-lock.json': '{}',
    'tests/a.spec.ts': '',
    [ci]: run('xvfb-run dbus-run-session -- npm run test:e2e', 'npm run test:e2e', 'npm run test:benchmark'),
  });
  expect(lines.filter((one) => one.startsWith('e2e'))).toEqual([
    'e2e: xvfb-run dbus-run-session -- npm run test:e2e -- --reporter=line',
  ]);
});

test('what writes types, packs for one system or runs when a package is published is no check', () => {
  const lines = commandsOf({
    'package.json': manifest({
      'build:types': 'tsc -p types.json',
      'build:app:mac': 'electron-builder --mac',
      'build:app:deb': 'electron-builder --linux deb',
      prepublishOnly: 'tsc',
    }),
    [ci]: run('npm run build:types'),
  });
  expect(lines).toEqual(['install: npm install', 'build: npm run build:types']);
});

test('a step for a tag, one that may fail and the update of a list prove no change', () => {
  const lines = commandsOf({
    'package.json': manifest({ build: 'vite build', bundle: 'rollup -c' }),
    Gemfile: "gem 'rails'\n",
    [ci]: steps(
      'run: bin/brakeman --quiet || true',
      'run: bin/bundle-audit update',
      'run: bin/herb analyze',
      "run: npm run bundle\n        if: startsWith(github.ref, 'refs/tags/v')",
    ),
    Makefile: 'IMAGE=docker run --rm go\n\nbuild:\n\t$(IMAGE) make all\n',
  });
  expect(lines.filter((one) => /^(?:lint|build)/.test(one))).toEqual([
    'lint: bin/brakeman --quiet aside',
    'lint: bin/herb analyze',
    'build: npm run build',
  ]);
});

test('an action that starts a database is needed by the tests behind it', () => {
  const lines = commandsOf({
    Gemfile: "gem 'rspec'\n",
    'spec/a_spec.rb': '',
    [ci]: steps('uses: supercharge/mongodb-github-action@1.12', 'run: bundle exec rspec'),
  });
  expect(lines).toContain('test: bundle exec rspec needs mongodb');
});

test('coverage is left out of a test', () => {
  const lines = commandsOf({
    'pyproject.toml': '[project]\nname = "a"',
    'tests/test_a.py': '',
    [ci]: run('pytest --junitxml=a.xml --cov=a --cov-report=xml --cov-report=html --cov-fail-under 80 -q'),
  });
  expect(lines).toContain('test: pytest -q');
});

test('a task of Azure that is one tool is read as that tool, for the whole solution alone', () => {
  const task = (name: string, inputs: string) => `  - task: ${name}\n    inputs:\n${inputs}`;
  const lines = commandsOf({
    'src/Shop.sln': '',
    'src/Shop/Shop.csproj':
      '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFrameworks>netstandard2.0;net9.0</TargetFrameworks></PropertyGroup></Project>',
    'src/Shop.Test/Shop.Test.csproj':
      '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><PackageReference Include="Microsoft.NET.Test.Sdk" Version="17.1" /></ItemGroup></Project>',
    'src/Shop.Test/CartTests.cs': '',
    'CONTRIBUTING.md': '```\ndotnet format\n```\n',
    'azure-pipelines.yml': `steps:\n${[
      task('DotNetCoreCLI@2', "      command: build\n      projects: 'src/Shop/Shop.csproj'\n"),
      task('DotNetCoreCLI@2', "      command: publish\n      projects: 'src/Shop/Shop.csproj'\n"),
      task('DotNetCoreCLI@2', "      command: test\n      projects: '$(Sources)/**/*.Test*/*.csproj'\n"),
    ].join('')}  - script: yamllint data\n  - script: dotnet-format --check --folder ./src\n`,
  });
  expect(lines).toEqual([
    'lint: yamllint data',
    'format checks: dotnet-format --check --folder ./src',
    'install: dotnet restore in src',
    'test: dotnet test in src',
    'testOne: dotnet test --filter <name> in src',
    'build: dotnet build in src',
  ]);
  expect(
    profileOf({
      'a.csproj':
        '<Project><PropertyGroup><TargetFrameworks>netstandard2.0;net9.0</TargetFrameworks></PropertyGroup></Project>',
    }).runtimes,
  ).toMatchObject([{ name: 'dotnet', version: 'net9.0' }]);
});

test('a recipe runs its lines where it moves to, unattended, and one that stages files is no check', () => {
  const lines = commandsOf({
    'go.mod': 'module a\ngo 1.25\n\ntoolchain go1.26.1\n',
    'a_test.go': '',
    'ui/package.json': manifest({ test: 'vitest', lint: 'eslint .' }, { devDependencies: { vitest: '4' } }),
    'ui/yarn.lock': '',
    'ui/src/a.test.ts': '',
    Makefile:
      'test: test-go test-js\n\ntest-go:\n\tgo test ./...\n\ntest-js:\n\t(cd ui && CI=true yarn test)\n\ncheck: docs\n\tcd ui && yarn lint\n\ndocs:\n\tgit add docs\n',
    [ci]: run('make test', 'make check', 'golangci-lint run'),
  });
  expect(lines).toEqual([
    'install: go mod download',
    'test: make test',
    'lint writes: make check',
    'format: gofmt -w .',
    'lint: golangci-lint run',
    'testOne: go test ./... -run <name>',
    'build: go build ./...',
    'install: yarn install in ui',
    'lint: yarn lint in ui',
    'testOne: yarn test --run <file> in ui',
  ]);
});

test('the Node.js that every job sets up is that of the project, unless a file or another job names one', () => {
  const setup = (version: string) => `uses: actions/setup-node@v6\n        with: { node-version: '${version}' }`;
  const node = (files: Readonly<Record<string, string>>) =>
    profileOf({ 'package.json': '{"dependencies":{"a":"1"}}', ...files }).runtimes;
  expect(node({ [ci]: steps(setup('24.x'), 'run: npm test', setup('24')) })).toMatchObject([
    { name: 'node', version: '24' },
  ]);
  expect(node({ [ci]: steps(setup('24'), setup('22')) })).toEqual([]);
  expect(node({ [ci]: steps(setup('24')), '.nvmrc': '24.1.0' })).toMatchObject([{ version: '24.1.0' }]);
  expect(profileOf({ 'go.mod': 'module a', [ci]: steps(setup('24')) }).runtimes).toEqual([]);
});

test('the tasks of an Android app are read as those of the JVM, and its check also formats', () => {
  const lines = commandsOf({
    gradlew: '',
    'build.gradle.kts': 'plugins { }\n',
    'app/src/test/ATest.kt': '',
    [ci]: run('./gradlew spotlessCheck', './gradlew testDebugUnitTest', './gradlew assembleRelease -Pa'),
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'lint: ./gradlew spotlessCheck',
      'format: ./gradlew spotlessApply',
      'test: ./gradlew testDebugUnitTest',
      'build: ./gradlew assembleRelease -Pa',
    ]),
  );
});

test('linters of other files stand beside those of the code, actions of one tool are that tool', () => {
  const lines = commandsOf({
    'Cargo.toml': '[package]\nname = "a"',
    [ci]: steps('uses: crate-ci/typos@v1', 'uses: dprint/check@v2', 'run: cargo clippy -- -D warnings'),
  });
  expect(lines.filter((one) => /^(?:lint|format)/.test(one))).toEqual([
    'lint: typos',
    'lint: dprint check',
    'lint: cargo clippy -- -D warnings',
    'format: cargo fmt',
  ]);
});

test('a linter of other files takes the place of none of the code', () => {
  const lines = commandsOf({ 'package.json': manifest({ lint: 'eslint .' }), [ci]: run('actionlint') });
  expect(lines.filter((one) => one.startsWith('lint'))).toEqual(['lint: npm run lint', 'lint: actionlint']);
});

test('what only prepares, packs or names browser tests, and a build behind a linter, is none of them', () => {
  const lines = commandsOf({
    'package.json': manifest({
      build: 'vite build',
      'lint:links': 'npm run build && node links.js',
      'ci:e2e:package': 'npm run build',
    }),
    'composer.json': '{"require-dev":{"symfony/phpunit-bridge":"*"}}',
    'tests/ATest.php': '',
    Makefile: 'tests:\n\trm -rf $(shell php -r "echo sys_get_temp_dir();")/cache/*\n\tvendor/bin/simple-phpunit\n',
    [ci]: run(
      'vendor/bin/simple-phpunit install',
      'vendor/bin/simple-phpunit',
      'npm run lint:links',
      'npm run ci:e2e:package',
    ),
  });
  expect(lines.filter((one) => /^(?:build|e2e|test)\b/.test(one))).toEqual([
    'test: vendor/bin/simple-phpunit',
    'build: npm run build aside',
  ]);
});

test('pytest is called without what measures it', () => {
  const lines = commandsOf({
    'pyproject.toml': '[project]\nname = "a"',
    'tests/test_a.py': '',
    [ci]: run("coverage run --parallel --omit='*m*' -m pytest -x"),
  });
  expect(lines).toContain('test: pytest -x');
});

test('a Taskfile runs what its tasks call, in their folders', () => {
  const lines = commandsOf({
    'go.mod': 'module a',
    'a_test.go': '',
    'web/package.json': manifest({ lint: 'vue-cli-service lint', 'test:unit': 'jest' }),
    'web/a.spec.js': '',
    'Taskfile.yml':
      'tasks:\n  lint:\n    cmds:\n      - task: lint:fe\n  lint:fe:\n    dir: web\n    cmds: [npm run lint]\n  test:\n    deps: [tools]\n    cmds: [go test ./...]\n  tools: go install example.org/goodman@latest\n  e2e:goodman: go install example.org/goodman@latest\n',
    [ci]: run('task test', 'task lint', 'task e2e:goodman'),
  });
  expect(lines.filter((one) => /^(?:lint|test|e2e)\b/.test(one))).toEqual([
    'lint: go vet ./... aside',
    'test: task test',
    'lint writes: task lint',
    'test: npm run test:unit in web',
  ]);
});

test('one test of several projects that one build runs fails in none of the others', () => {
  const pom = (rest = '') => `<project><artifactId>a</artifactId>${rest}</project>`;
  expect(commandsOf({ 'pom.xml': pom('<modules><module>a</module></modules>'), 'a/pom.xml': pom() })).toContain(
    'testOne: mvn test -Dtest=<name> -Dsurefire.failIfNoSpecifiedTests=false',
  );
  expect(commandsOf({ 'pom.xml': pom() })).toContain('testOne: mvn test -Dtest=<name>');
  const gradle = { 'build.gradle': '', gradlew: '' };
  expect(commandsOf({ ...gradle, 'settings.gradle': "include ':app'\n", 'app/build.gradle': '' })).toContain(
    'testOne: ./gradlew :<project>:test --tests <name>',
  );
  expect(commandsOf(gradle)).toContain('testOne: ./gradlew test --tests <name>');
});

test('gems that only hand an app over to a store are no part of the work', () => {
  const lines = commandsOf({
    Gemfile: "gem 'fastlane'\ngem 'abbrev'\n",
    'pubspec.yaml': 'name: a\n',
    'lib/a.dart': '',
  });
  expect(lines).toContain('install: bundle install aside');
});

test.each([
  [
    '.circleci/config.yml',
    'jobs:\n  t:\n    docker:\n      - image: cimg/node:22\n      - image: cimg/postgres:17\n    steps:\n      - run: npm test\n',
  ],
  ['.gitlab-ci.yml', 'services: [postgres:17]\nt:\n  script: npm test\n'],
  ['.woodpecker.yml', 'steps:\n  - commands: [npm test]\nservices:\n  - name: db\n    image: postgres:17\n'],
])('tests need the services that %s starts beside them', (path, text) => {
  expect(commandsOf({ 'package.json': manifest({ test: 'jest' }), 'src/a.test.js': '', [path]: text })).toContain(
    'test: npm test needs postgres',
  );
});

test('what continuous integration calls the test is the test, also where it lints first', () => {
  const lines = commandsOf({
    'package.json': manifest({ lint: 'eslint .', unit: 'jest', test: 'npm run lint && npm run unit' }),
    'src/a.test.js': '',
    [ci]: run('npm test'),
  });
  expect(lines).toEqual(expect.arrayContaining(['lint: npm run lint aside', 'test: npm test']));
});

test('a linter of named files is none of the whole project', () => {
  const files = { 'package.json': manifest({ lint: 'eslint .' }), 'src/a.js': '' };
  expect(commandsOf({ ...files, [ci]: run('npx eslint src/a.js') })).toContain('lint: npm run lint');
  expect(commandsOf({ ...files, [ci]: run('npx eslint -c eslint.ci.js src') })).toContain(
    'lint: npx eslint -c eslint.ci.js src',
  );
});

test('a step that is a value of the matrix stands for each command, and a root among folders for the project', () => {
  const matrix = `jobs:
  a:
    strategy:
      matrix:
        actions:
          - { name: Style, run: vendor/bin/ecs check src --ansi }
          - { name: Types, run: vendor/bin/phpstan analyse }
    steps:
      - run: \${{ matrix.actions.run }}
`;
  expect(commandsOf({ 'composer.json': '{}', 'src/A.php': '', [ci]: `on: push\n${matrix}` })).toEqual(
    expect.arrayContaining(['lint: vendor/bin/ecs check src --ansi', 'typecheck: vendor/bin/phpstan analyse']),
  );
  const rust = `on: push\njobs:\n  a:\n    strategy:\n      matrix:\n        at: ['.', examples]\n    steps:\n      - run: cargo test --workspace --manifest-path \${{ matrix.at }}/Cargo.toml\n  b:\n    steps:\n      - run: cargo +1.80 test\n      - run: cargo check --target wasm32-unknown-unknown\n`;
  const lines = commandsOf({ 'Cargo.toml': '[package]\nname = "a"\n', 'src/lib.rs': '', [ci]: rust });
  expect(lines.filter((one) => /^(?:test:|typecheck)/.test(one))).toEqual([
    'typecheck: cargo check aside',
    'test: cargo test --workspace',
  ]);
});

test('a task over the folders that continuous integration checks one by one is not named beside them', () => {
  const lines = commandsOf({
    Makefile: 'test:\n\tcd web && npm test\n\tcd api && npm test\n',
    'web/package.json': manifest({ test: 'vitest run' }),
    'web/src/a.test.ts': '',
    'api/package.json': manifest({ test: 'vitest run' }),
    'api/src/a.test.ts': '',
    [ci]: steps('run: npm test\n        working-directory: web', 'run: npm test\n        working-directory: api'),
  });
  expect(lines.filter((one) => one.startsWith('test:'))).toEqual(['test: npm test in api', 'test: npm test in web']);
});

test('a program in a container is what its task is called, and an image is no build', () => {
  const lines = commandsOf({
    Makefile: 'test:\n\t$(DC) run $(OPTIONS) --rm web ./bin/run-all.sh\n\nbuild:\n\t$(DC) build web\n',
    'manage.py': '',
    'requirements.txt': 'django',
    'shop/tests/test_a.py': '',
  });
  expect(lines).toContain('test: make test');
  expect(lines.filter((one) => one.startsWith('build'))).toEqual([]);
});

test('checks of what a generator would write stand beside the linters', () => {
  const lines = commandsOf({
    'mix.exs': 'defp deps do [] end',
    'lib/a.ex': '',
    [ci]: run('mix credo', 'mix gettext.extract --check-up-to-date'),
  });
  expect(lines).toEqual(expect.arrayContaining(['lint: mix credo', 'lint: mix gettext.extract --check-up-to-date']));
});

test('what a tool brings along for the whole stays out where continuous integration runs it in a folder', () => {
  const files = {
    'pubspec.yaml': 'workspace: [app]\n',
    'app/pubspec.yaml': 'dependencies:\n  flutter:\n    sdk: flutter\n',
  };
  const lines = commandsOf({
    ...files,
    'app/lib/main.dart': '',
    'app/test/a_test.dart': '',
    [ci]: steps('run: flutter analyze\n        working-directory: app'),
  });
  expect(lines.filter((one) => one.startsWith('lint'))).toEqual(['lint: flutter analyze in app']);
});

test('what a variable keeps of a program is no command', () => {
  const files = { 'pyproject.toml': '[project]\nname = "a"\n', 'tests/test_a.py': '' };
  const lines = commandsOf({ ...files, [ci]: run('all_tests=$(find tests -name "test_*.py" | sort)', 'pytest tests') });
  expect(lines.filter((one) => one.startsWith('test:'))).toEqual(['test: pytest tests']);
});

test('a task that the matrix completes is each of its tasks; a version in its place is none', () => {
  const matrix = (values: string, line: string) =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    strategy:\n      matrix:\n        of: [${values}]\n    steps:\n      - run: ${line} \${{ matrix.of }}\n`;
  const lines = commandsOf({
    'composer.json': manifest({ stan: 'phpstan analyse', cs: 'php-cs-fixer check --diff', unit: 'phpunit' }),
    'phpunit.xml': '',
    'tests/ATest.php': '',
    [ci]: matrix('stan, cs, unit', 'composer'),
    '.github/workflows/versions.yml': matrix("'8.3', '8.4'", 'composer unit'),
  });
  expect(lines).toEqual(
    expect.arrayContaining(['lint: composer cs', 'typecheck: composer stan', 'test: composer unit']),
  );
  expect(lines.filter((one) => one.includes('expression'))).toEqual([]);
});

test('Travis counts where nothing else runs for changes', () => {
  const files = {
    'package.json': manifest({ verify: 'mocha test' }),
    'test/a.js': '',
    '.travis.yml': 'language: node_js\nservices: [postgresql]\ninstall: npm ci\nscript:\n  - npm run verify\n',
  };
  expect(commandsOf(files)).toContain('test: npm run verify needs postgres');
  expect(commandsOf({ ...files, [ci]: run('npm ci') }).join()).not.toContain('postgres');
});

test('a suite of its own is no way to run one test of a package', () => {
  const lines = commandsOf({
    'package.json': manifest({ test: 'turbo run test' }),
    'pnpm-lock.yaml': '',
    'pnpm-workspace.yaml': "packages: ['apps/*']",
    'apps/web/package.json': manifest({
      test: 'vitest run',
      'test:integration': 'vitest run --config integration.config.ts',
    }),
    'apps/web/src/a.test.ts': '',
    'apps/api/package.json': manifest({ test: 'node check.mjs' }),
    [ci]: steps('run: pnpm test', 'run: pnpm test:integration\n        working-directory: apps/web'),
  });
  expect(lines.filter((one) => one.startsWith('testOne'))).toEqual(['testOne: pnpm test <file> in apps/web']);
});

test('pytest beside the runner of Django, which a script hides, runs no test of the app', () => {
  const lines = commandsOf({
    'pyproject.toml': '[project]\nname = "a"\ndependencies = ["django", "pytest", "pytest-playwright"]\n',
    'uv.lock': '',
    'manage.py': '',
    'browser/pytest.ini': '',
    'app/tests/test_a.py': '',
    Makefile: 'DC = $(shell which docker) compose\ntest:\n\t$(DC) run web ./bin/run-unit-tests.sh\n',
    'bin/run-unit-tests.sh': '#!/bin/bash\nurlwait\n./manage.py test --noinput\n',
  });
  expect(lines).toContain('test: make test');
  expect(lines).toContain('testOne: uv run python manage.py test <name>');
});

test('a script that removes what it made for a while destroys nothing', () => {
  const body = [
    'LOG=$(mktemp -t a.XXXX)',
    'rm -rf "$ROOT/coverage/js" 2>/dev/null',
    "python3 - <<'PY'",
    'delete from data',
    'PY',
    'pytest plugins',
    'rm -f "$LOG"',
  ];
  const files = {
    'pyproject.toml': '[project]\nname = "a"\n',
    'plugins/test_a.py': '',
    [ci]: run('bash ./bin/test_plugins.sh'),
  };
  expect(commandsOf({ ...files, 'bin/test_plugins.sh': body.join('\n') })).toContain(
    'test: bash ./bin/test_plugins.sh',
  );
  expect(commandsOf({ ...files, 'bin/test_plugins.sh': 'pytest\nrm -rf "$DATA"' })).toContain(
    'test destroys: bash ./bin/test_plugins.sh',
  );
});

test('an installation without the project, files for the machine and a build of the root alone are left to it', () => {
  expect(
    commandsOf({
      'pyproject.toml': '[project]\nname = "a"\n[dependency-groups]\ndev = ["pytest"]\n',
      'uv.lock': '',
      'tests/test_a.py': '',
      [ci]: run(
        'uv sync --no-install-project',
        'uv sync --all-extras',
        'uv run pytest tests --basetemp=tests/out',
        'uv build --wheel --out-dir /tmp/wheels',
      ),
    }),
  ).toEqual(['install: uv sync --all-extras', 'test: uv run pytest tests', 'testOne: uv run pytest <file>']);
  const library = { 'go.mod': 'module a', 'a.go': '', 'README.md': 'Then run `go build` there.', 'x/a_test.go': '' };
  expect(commandsOf(library)).toContain('build: go build ./...');
  expect(commandsOf({ ...library, 'main.go': '' })).toContain('build: go build');
});

test('gulp and its like run tasks by their names, and a Pipfile says what the project asks for', () => {
  const files = {
    Pipfile: '[packages]\ndjango = "~=5.0"\n[dev-packages]\nblack = "*"\n',
    'requirements.txt': 'django==5.2.15\npydantic==2.13.4\n',
    'manage.py': '',
    'app/tests/tests_views.py': '',
    'package.json': manifest({}, { devDependencies: { gulp: '^5' } }),
    [ci]: run('pipenv install --dev', 'gulp lint', 'gulp coverage'),
  };
  expect(commandsOf(files)).toEqual(
    expect.arrayContaining([
      'install: pipenv install --dev',
      'lint: gulp lint',
      'test: pipenv run python manage.py test',
      'testOne: pipenv run python manage.py test <name>',
    ]),
  );
  expect(profileOf(files).technologies.map(({ name, version }) => `${name} ${version}`)).toEqual(
    expect.arrayContaining(['django 5.2.15']),
  );
  expect(profileOf(files).technologies.filter(({ name }) => name === 'django')).toHaveLength(1);
  expect(profileOf(files).technologies.map(({ name }) => name)).not.toContain('pydantic');
  expect(profileOf(files).layout.testNames).toEqual(['tests_*.py']);
});

test('one test of what runs inside quotes stands outside of them; a variable leaves it unsaid', () => {
  const rails = { Gemfile: "gem 'rails'\ngem 'rspec-rails'\n", 'spec/a_spec.rb': '' };
  expect(commandsOf({ ...rails, [ci]: run(`docker compose run web sh -c 'bundle exec rspec'`) })).toContain(
    'testOne: bundle exec rspec <file>',
  );
  const go = { 'go.mod': 'module a', 'a_test.go': '', Makefile: "test:\n\tgo test -tags 'test $(TAGS)' ./...\n" };
  expect(commandsOf({ ...go, [ci]: run('make test') }).filter((one) => one.startsWith('testOne'))).toEqual([]);
});

test('the tests of one project of Gradle are not those of the whole, and reports for its maker are left out', () => {
  const lines = commandsOf({
    'build.gradle.kts': 'plugins { java }',
    'settings.gradle.kts': 'include("core", "native-tests")',
    gradlew: '',
    'core/src/test/java/ATest.java': '',
    [ci]: run('./gradlew spotlessCheck --stacktrace --scan', './gradlew :native-tests:nativeTest --scan'),
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'lint: ./gradlew spotlessCheck',
      'format: ./gradlew spotlessApply',
      'test: ./gradlew test',
    ]),
  );
});

test('checks of the house are named beside the linter, and a build for tests is none', () => {
  const lines = commandsOf({
    'package.json': manifest({
      lint: 'eslint .',
      'check:locales': 'node scripts/locales.mjs',
      build: 'next build',
      'build:test': 'NODE_ENV=test next build',
      screenshots: 'playwright test',
    }),
    [ci]: run('npm run lint', 'npm run check:locales', 'npm run build:test'),
  });
  expect(lines).toEqual([
    'install: npm install',
    'lint: npm run lint',
    'lint: npm run check:locales',
    'build: npm run build',
  ]);
});

test('services beside a pipeline are needed by the steps that name them', () => {
  const step = (name: string, line: string, host = '') =>
    `  ${name}:\n    image: golang:1.27\n${host}    commands:\n      - ${line}\n`;
  const lines = commandsOf({
    'go.mod': 'module a',
    'a_test.go': '',
    'store/a_test.go': '',
    '.woodpecker/test.yaml': `steps:\n${step('unit', 'go test ./...')}${step('store', 'go test ./store', '    environment:\n      HOST: postgres\n')}services:\n  postgres:\n    image: postgres:18\n`,
  });
  expect(lines).toContain('test: go test ./...');
});
