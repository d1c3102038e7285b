import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const profileOf = (files: Readonly<Record<string, string>>) => detectProject(new Map(Object.entries(files)));
const runtimesOf = (files: Readonly<Record<string, string>>) =>
  profileOf(files).runtimes.map(({ name, version }) => `${name} ${version}`);

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
