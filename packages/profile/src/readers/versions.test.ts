import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const profileOf = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const runtimesOf = (files: Readonly<Record<string, string>>) =>
  profileOf(files).runtimes.map(({ name, version }) => `${name} ${version}`);

const technologiesOf = (files: Readonly<Record<string, string>>) =>
  profileOf(files).technologies.map(({ name, version }) => `${name} ${version}`);

test('a version that a file names through a property, an attribute or a workflow is found', () => {
  const plugin =
    '<artifactId>maven-compiler-plugin</artifactId><configuration><release>$' + '{j}</release></configuration>';
  expect(
    runtimesOf({
      'pom.xml': `<project><artifactId>a</artifactId><properties><j>21</j></properties><build><plugins><plugin>${plugin}</plugin></plugins></build></project>`,
    }),
  ).toEqual(['java 21']);
  expect(runtimesOf({ 'mix.exs': '  @elixir_requirement "~> 1.18"\n  elixir: @elixir_requirement,\n' })).toEqual([
    'elixir ~> 1.18',
  ]);
  const workflow =
    'on: push\njobs:\n  a:\n    steps:\n      - uses: actions/setup-python@v6\n        with:\n          python-version: 3.12.x\n';
  expect(runtimesOf({ 'requirements.txt': 'flask', '.github/workflows/a.yml': workflow })).toEqual(['python 3.12']);
});

test('a range that Composer states as a dependency is stated once', () => {
  const php = { '.tool-versions': 'php 8.1.9', 'composer.json': '{"require":{"php":"^8.2"}}' };
  const { runtimes, technologies } = detectProject(new Map(Object.entries(php)));
  expect(runtimes).toEqual([]);
  expect(technologies.map(({ name, version }) => `${name} ${version}`)).toEqual(['php ^8.2']);
});

const setup = (name: string, version: string) =>
  `on: push\njobs:\n  a:\n    strategy: { matrix: { v: ['22.12.0', '24'] } }\n    steps:\n      - uses: actions/setup-${name}@v6\n        with: { ${name}-version: '${version}' }\n`;
const matrix = '$' + '{{ matrix.v }}';

test.each([
  ['node >=22.12.0 <23.0.0', { 'package.json': '{"volta":{"node":"20.17.0"},"engines":{"node":">=22.12.0 <23.0.0"}}' }],
  ['node 22.20.1', { 'package.json': '{"volta":{"node":"22.20.1"},"engines":{"node":">=22.12.0 <23.0.0"}}' }],
  ['node ^22', { '.nvmrc': 'v18.4.0', 'package.json': '{"engines":{"node":"^22"}}' }],
  ['node lts/jod', { '.nvmrc': 'lts/jod', 'package.json': '{"engines":{"node":"^22"}}' }],
  ['node 24.1', { '.nvmrc': '24.1', 'package.json': '{"engines":{"node":"18 || >=20"}}' }],
  ['node 22', { '.nvmrc': '18', 'package.json': '{}', '.github/workflows/a.yml': setup('node', '22') }],
  ['node 22', { '.nvmrc': '22', 'package.json': '{}', '.github/workflows/a.yml': setup('node', matrix) }],
  ['node', { '.nvmrc': '18', 'package.json': '{}', '.github/workflows/a.yml': setup('node', matrix) }],
  ['python >=3.12,<3.14', { '.python-version': '3.11', 'pyproject.toml': '[project]\nrequires-python=">=3.12,<3.14"' }],
  ['python 3.13', { '.python-version': '3.13', 'pyproject.toml': '[project]\nrequires-python=">=3.12,<3.14"' }],
  ['ruby ~> 3.4.1', { '.ruby-version': 'ruby-3.3.6', Gemfile: "ruby '~> 3.4.1'" }],
  ['ruby 3.4.4', { '.tool-versions': 'ruby 3.4.4', Gemfile: "ruby '~> 3.4.1'" }],
  ['php 8.2.9', { '.tool-versions': 'php 8.2.9', 'composer.json': '{"require":{"php":"^8.2"}}' }],
  ['go 1.26.0', { '.tool-versions': 'golang 1.26.0', 'go.mod': 'module a\n\ngo 1.25.0\n' }],
  ['go 1.25.0', { '.tool-versions': 'golang 1.22.0', 'go.mod': 'module a\n\ngo 1.25.0\n' }],
])('of two statements %s is the one that nothing contradicts', (expected, files: Readonly<Record<string, string>>) => {
  expect(profileOf(files).runtimes.map(({ name, version }) => [name, version ?? ''].join(' ').trim())).toEqual([
    expected,
  ]);
});

test('an importer of pnpm with long lists of peers keeps its versions', () => {
  const peers = `(${'a@1.0.0'.repeat(60)})`;
  const many = Array.from(
    { length: 400 },
    (_, at) => `      p${at}:\n        specifier: 1.0.0\n        version: 1.0.0${peers}\n`,
  );
  const { technologies, skipped } = profileOf({
    'package.json': '{"dependencies":{"react":"^18.0.0"}}',
    'pnpm-lock.yaml': `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n${many.join('')}      react:\n        specifier: ^18.0.0\n        version: 18.3.1${peers}\n`,
  });
  expect(skipped).toEqual([]);
  expect(technologies).toMatchObject([{ name: 'react', version: '18.3.1', isExact: true }]);
});

test('a compiled list of requirements names what others bring along, which is none of the project', () => {
  const compiled =
    'click==8.3.1 \\\n    --hash=sha256:1\n    # via\n    #   -c prod.txt\n    #   celery\ncelery==5.4.0\n    # via -r base.in\nflask==3.1.0\n';
  expect(technologiesOf({ 'requirements/prod.txt': compiled, 'app.py': '' }).toSorted()).toEqual([
    'celery 5.4.0',
    'flask 3.1.0',
  ]);
});

test('a module takes the version that its parent keeps as a property', () => {
  const parent =
    '<project><modules><module>web</module></modules><properties><boot.version>3.5.12</boot.version></properties></project>';
  const module = `<project><dependencies><dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter</artifactId><version>\${boot.version}</version></dependency></dependencies></project>`;
  expect(technologiesOf({ 'pom.xml': parent, 'web/pom.xml': module, 'web/src/main/java/A.java': '' })).toEqual([
    'org.springframework.boot:spring-boot-starter 3.5.12',
  ]);
});
