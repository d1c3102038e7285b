import type { CommandKind } from '@regelwerk/contract/rules/project-profile';
import type { Ecosystem } from '@regelwerk/contract/rules/registry-facts';
import type { FolderFacts } from './folder-facts.ts';

/** A command that a tool brings along, so that a project need not name it. */
export interface Convention {
  readonly kind: CommandKind;
  /** Absent where it follows from the kind. */
  readonly effect?: 'checks' | 'writes';
  readonly text: (facts: FolderFacts) => string | false;
}

/** Prefixes a command of Python's virtual environment as the package manager does, with the group that holds its tool. */
const python = (facts: FolderFacts, command: string) => {
  if (!['uv', 'poetry', 'pdm', 'hatch', 'pipenv'].includes(facts.manager)) return command;
  const group = facts.manager === 'uv' ? facts.groupOf(command.split(' ')[0] ?? '') : undefined;
  return `${facts.manager} run ${group === undefined ? '' : `${group} `}${command}`;
};
/** The tools that checks need; the groups that hold them are installed for work on the project. */
const pythonTools = [
  'pytest',
  'ruff',
  'mypy',
  'pyright',
  'flake8',
  'black',
  'tox',
  'nox',
  'pre-commit',
  'pytest-django',
];
const uvSync = (facts: FolderFacts) =>
  ['uv sync', ...new Set(pythonTools.flatMap((tool) => facts.groupOf(tool) ?? []))].join(' ');
/** The file of requirements that carries the tools of development, beside the one that a server installs. */
const requirements = ({ holds, includes }: FolderFacts) => {
  const own = [
    'requirements/dev.txt',
    'requirements/development.txt',
    'requirements/local.txt',
    'requirements-dev.txt',
    'dev-requirements.txt',
    'requirements_dev.txt',
    'requirements.dev.txt',
    'requirements-test.txt',
    'requirements/test.txt',
    'requirements/tests.txt',
  ].find(holds);
  const plain = holds('requirements.txt');
  if (own === undefined) return plain && 'pip install -r requirements.txt';
  const both = plain && !own.includes('/') && !includes(own, /^-r\s*requirements\.txt/m);
  return `pip install ${both ? '-r requirements.txt ' : ''}-r ${own}`;
};
/** A hook runs a tool that the project itself does not install. */
const hooks = (facts: FolderFacts, tool: RegExp) =>
  facts.holds('.pre-commit-config.yaml') && facts.sets('git-hook', tool);
const preCommit = (facts: FolderFacts) =>
  facts.depends('pre-commit') ? python(facts, 'pre-commit run --all-files') : 'pre-commit run --all-files';
const managesDjango = (facts: FolderFacts) => facts.holds('manage.py') && facts.depends('django');
/** Beside Django's own runner it may only drive a browser. */
const pytest = (facts: FolderFacts) =>
  (facts.depends('pytest') || facts.checks('pytest')) && (!managesDjango(facts) || facts.depends('pytest-django'));
const manage = (facts: FolderFacts, command: string) => python(facts, `python manage.py ${command}`);
const maven = (facts: FolderFacts) => (facts.holds('mvnw') ? './mvnw' : 'mvn');
const gradle = (facts: FolderFacts) => (facts.holds('gradlew') ? './gradlew' : 'gradle');
const java = (facts: FolderFacts) => (facts.manager === 'gradle' ? gradle(facts) : maven(facts));
/** In a build of several projects one without the test would fail. */
const oneJavaTest = ({ manager, isWorkspace }: FolderFacts) => {
  if (manager === 'gradle') return isWorkspace ? ':<project>:test --tests <name>' : 'test --tests <name>';
  return `test -Dtest=<name>${isWorkspace ? ' -Dsurefire.failIfNoSpecifiedTests=false' : ''}`;
};
const ruffCheck = (facts: FolderFacts) => `ruff check${facts.sets('ruff', /^fix$/) ? ' --no-fix' : ''}`;
const dart = (facts: FolderFacts) => (facts.depends('flutter') ? 'flutter' : 'dart');
const fixer = ({ depends, checks }: FolderFacts) => depends('friendsofphp/php-cs-fixer') && checks('php-cs-fixer');
const tests = ({ depends, holds }: FolderFacts) =>
  (depends('phpunit/phpunit') || depends('pestphp/pest')) &&
  ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].some(holds);
const ruby = ({ holds }: FolderFacts, tool: string) => (holds(`bin/${tool}`) ? `bin/${tool}` : `bundle exec ${tool}`);
const usesRspec = (facts: FolderFacts) => facts.depends('rspec-rails') || facts.depends('rspec');

const tagged = /\bgo (?:build|run|test)\b.*\s-?-tags\b/;

/** The commands of each ecosystem where a project states none; the first that applies counts. */
export const conventions: Readonly<Record<Ecosystem, readonly Convention[]>> = {
  npm: [{ kind: 'install', text: (facts) => !facts.isEmpty && `${facts.manager} install` }],
  python: [
    { kind: 'install', text: (facts) => facts.manager === 'uv' && uvSync(facts) },
    { kind: 'install', text: ({ manager }) => (manager === 'poetry' || manager === 'pdm') && `${manager} install` },
    { kind: 'install', text: ({ manager }) => manager === 'pipenv' && 'pipenv install --dev' },
    { kind: 'install', text: (facts) => facts.manager === 'pip' && requirements(facts) },
    { kind: 'lint', text: (facts) => facts.depends('ruff') && python(facts, ruffCheck(facts)) },
    { kind: 'lint', effect: 'writes', text: (facts) => hooks(facts, /ruff/) && preCommit(facts) },
    { kind: 'lint', text: (facts) => facts.checks('ruff') && !hooks(facts, /ruff/) && ruffCheck(facts) },
    { kind: 'lint', text: (facts) => facts.depends('flake8') && python(facts, 'flake8') },
    { kind: 'format', text: (facts) => facts.depends('black') && python(facts, 'black .') },
    {
      kind: 'format',
      text: (facts) => (facts.depends('ruff') || facts.sets('ruff', /^format$/)) && python(facts, 'ruff format'),
    },
    {
      kind: 'typecheck',
      text: (facts) => facts.depends('mypy') && python(facts, facts.sets('mypy', /^files$/) ? 'mypy' : 'mypy .'),
    },
    { kind: 'typecheck', text: (facts) => facts.depends('pyright') && python(facts, 'pyright') },
    { kind: 'test', text: (facts) => pytest(facts) && python(facts, 'pytest') },
    { kind: 'testOne', text: (facts) => pytest(facts) && python(facts, 'pytest <file>') },
    { kind: 'test', text: (facts) => managesDjango(facts) && manage(facts, 'test') },
    { kind: 'testOne', text: (facts) => managesDjango(facts) && manage(facts, 'test <name>') },
  ],
  php: [
    { kind: 'install', text: () => 'composer install' },
    {
      kind: 'lint',
      text: (facts) => facts.depends('squizlabs/php_codesniffer') && `${facts.composerBin}/phpcs`,
    },
    { kind: 'lint', text: (facts) => fixer(facts) && `${facts.composerBin}/php-cs-fixer check --diff` },
    { kind: 'lint', text: ({ depends, composerBin }) => depends('laravel/pint') && `${composerBin}/pint --test` },
    { kind: 'format', text: (facts) => fixer(facts) && `${facts.composerBin}/php-cs-fixer fix` },
    { kind: 'format', text: ({ depends, composerBin }) => depends('laravel/pint') && `${composerBin}/pint` },
    { kind: 'typecheck', text: ({ checks, composerBin }) => checks('phpstan') && `${composerBin}/phpstan analyse` },
    { kind: 'test', text: ({ holds }) => holds('artisan') && 'php artisan test' },
    { kind: 'testOne', text: ({ holds }) => holds('artisan') && 'php artisan test --filter <name>' },
    {
      kind: 'test',
      text: (facts) => tests(facts) && `${facts.composerBin}/${facts.depends('pestphp/pest') ? 'pest' : 'phpunit'}`,
    },
    {
      kind: 'testOne',
      text: (facts) =>
        tests(facts) && `${facts.composerBin}/${facts.depends('pestphp/pest') ? 'pest' : 'phpunit'} --filter <name>`,
    },
  ],
  ruby: [
    { kind: 'install', text: () => 'bundle install' },
    { kind: 'lint', text: (facts) => facts.checks('rubocop') && ruby(facts, 'rubocop') },
    { kind: 'lint', text: (facts) => facts.depends('standard') && 'bundle exec standardrb' },
    { kind: 'lint', text: (facts) => facts.depends('erb_lint') && 'bundle exec erb_lint --lint-all' },
    { kind: 'lint', text: (facts) => facts.checks('erb_lint') && 'bundle exec erb_lint --lint-all' },
    { kind: 'format', text: (facts) => facts.depends('standard') && 'bundle exec standardrb --fix' },
    { kind: 'test', text: (facts) => usesRspec(facts) && 'bundle exec rspec' },
    { kind: 'testOne', text: (facts) => usesRspec(facts) && 'bundle exec rspec <file>' },
    { kind: 'test', text: ({ holds }) => holds('bin/rails') && holds('test/') && 'bin/rails test' },
    { kind: 'testOne', text: ({ holds }) => holds('bin/rails') && holds('test/') && 'bin/rails test <file>' },
    { kind: 'e2e', text: ({ holds }) => holds('bin/rails') && holds('test/system/') && 'bin/rails test:system' },
  ],
  go: [
    { kind: 'install', text: () => 'go mod download' },
    { kind: 'lint', text: ({ checks }) => checks('golangci-lint') && 'golangci-lint run' },
    { kind: 'lint', text: () => 'go vet ./...' },
    { kind: 'format', text: () => 'gofmt -w .' },
    // without the tags of its own commands it may lack a file
    { kind: 'test', text: (facts) => !facts.runs(tagged) && 'go test ./...' },
    { kind: 'testOne', text: (facts) => !facts.runs(tagged) && 'go test ./... -run <name>' },
    { kind: 'build', text: (facts) => !facts.runs(tagged) && 'go build ./...' },
  ],
  rust: [
    { kind: 'install', text: () => 'cargo fetch' },
    { kind: 'lint', text: () => 'cargo clippy' },
    { kind: 'format', text: () => 'cargo fmt' },
    { kind: 'typecheck', text: () => 'cargo check' },
    { kind: 'test', text: () => 'cargo test' },
    { kind: 'testOne', text: () => 'cargo test <name>' },
    { kind: 'build', text: () => 'cargo build' },
  ],
  java: [
    {
      kind: 'lint',
      text: (facts) => facts.manager === 'maven' && facts.checks('checkstyle') && `${maven(facts)} checkstyle:check`,
    },
    {
      kind: 'format',
      text: (facts) =>
        facts.checks('spotless') && `${java(facts)} ${facts.manager === 'gradle' ? 'spotlessApply' : 'spotless:apply'}`,
    },
    { kind: 'test', text: (facts) => `${java(facts)} test` },
    {
      kind: 'testOne',
      text: (facts) => `${java(facts)} ${oneJavaTest(facts)}`,
    },
    { kind: 'build', text: (facts) => `${java(facts)} ${facts.manager === 'gradle' ? 'build' : 'package'}` },
  ],
  dotnet: [
    { kind: 'install', text: () => 'dotnet restore' },
    { kind: 'format', text: () => 'dotnet format' },
    { kind: 'test', text: ({ depends }) => depends('Microsoft.NET.Test.Sdk') && 'dotnet test' },
    { kind: 'testOne', text: ({ depends }) => depends('Microsoft.NET.Test.Sdk') && 'dotnet test --filter <name>' },
    { kind: 'build', text: () => 'dotnet build' },
  ],
  elixir: [
    { kind: 'install', text: () => 'mix deps.get' },
    { kind: 'lint', text: ({ depends }) => depends('credo') && 'mix credo' },
    { kind: 'format', text: () => 'mix format' },
    { kind: 'test', text: ({ holds }) => holds('test/') && 'mix test' },
    { kind: 'testOne', text: ({ holds }) => holds('test/') && 'mix test <file>' },
    { kind: 'build', text: () => 'mix compile' },
  ],
  swift: [
    { kind: 'install', text: () => 'swift package resolve' },
    { kind: 'test', text: ({ holds }) => holds('Tests/') && 'swift test' },
    { kind: 'testOne', text: ({ holds }) => holds('Tests/') && 'swift test --filter <name>' },
    { kind: 'build', text: () => 'swift build' },
  ],
  dart: [
    { kind: 'install', text: (facts) => `${dart(facts)} pub get` },
    { kind: 'lint', text: (facts) => `${dart(facts)} analyze` },
    { kind: 'format', text: () => 'dart format .' },
    { kind: 'test', text: (facts) => facts.holds('test/') && `${dart(facts)} test` },
    { kind: 'testOne', text: (facts) => facts.holds('test/') && `${dart(facts)} test <file>` },
  ],
};
