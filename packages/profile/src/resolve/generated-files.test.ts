import { expect, test } from 'vitest';
import { detectProject } from '../detect-project.ts';

const generatedBy = (script: string) =>
  detectProject(new Map([['package.json', JSON.stringify({ scripts: { api: script } })]])).generated;

test('what a script writes is generated; a script too long to read is skipped', () => {
  const script = 'orval -o src/api.ts';
  expect(generatedBy(script)).toMatchObject([{ path: 'src/api.ts' }]);
  expect(generatedBy(`cd web && ${script}`)).toMatchObject([{ path: 'web/src/api.ts' }]);
  expect(generatedBy(`${'orval '.repeat(5000)}-o src/api.ts`)).toBeUndefined();
});

const generatedIn = (files: Readonly<Record<string, string>>) =>
  (detectProject(new Map(Object.entries(files))).generated ?? []).map(({ path, command }) =>
    `${path} ${command ?? ''}`.trim(),
  );

test('what the configuration of a generator names is generated, where the repository keeps it', () => {
  const files = {
    'package.json': '{"scripts":{"generate":"graphql-codegen"}}',
    'web/package.json': '{"scripts":{"types":"openapi-ts"}}',
    'web/openapi-ts.config.ts': "export default { input: 'api.json', output: 'src/client' };",
    'web/src/client/sdk.ts': '',
    'codegen.yml': 'generates:\n  src/graphql.ts:\n    plugins: [typescript]\n  dist/graphql.json:\n    plugins: [x]\n',
    'src/graphql.ts': '',
    'buf.gen.yaml': 'version: v2\nplugins:\n  - remote: x\n    out: gen/proto\n',
    'gen/proto/a.go': '',
  };
  expect(generatedIn(files).sort()).toEqual([
    'gen/proto/**',
    'src/graphql.ts npm run generate',
    'web/src/client/** npm run types --prefix web',
  ]);
});

test('a script that writes code into a file of the repository generates it', () => {
  const scripts = '{"scripts":{"version":"node -p 1 > src/version.ts","log":"node x > out.ts"}}';
  expect(generatedIn({ 'package.json': scripts, 'pnpm-lock.yaml': '', 'src/version.ts': '' })).toEqual([
    'src/version.ts pnpm version',
  ]);
});

test('files of one suffix in many folders are one pattern, and the settings of a compiler are written by people', () => {
  const files = ['a', 'b', 'c'].map((name) => [`api/test/${name}/client.gen.ts`, ''] as const);
  expect(generatedIn({ 'package.json': '{}', ...Object.fromEntries(files), 'tsconfig.build.gen.json': '{}' })).toEqual([
    'api/test/**/*.gen.ts',
  ]);
  const deep = files.map(([path]) => [path.replace('/client', '/core/client'), ''] as const);
  expect(generatedIn({ 'package.json': '{}', ...Object.fromEntries([...files, ...deep]) })).toEqual([
    'api/test/**/*.gen.ts',
  ]);
  expect(generatedIn({ 'go.mod': 'module a', Makefile: 'gen:\n\tgo generate ./...\n', 'core/a_gen.go': '' })).toEqual([
    'core/*_gen.go make gen',
  ]);
});

test('what openapi-generator lists as its own is generated, and a file beside it is not', () => {
  const client = (list: string) => ({
    'package.json': '{"scripts":{"api":"openapi-generator-cli generate -g typescript-fetch -i a.json"}}',
    'src/api/.openapi-generator/FILES': list,
    'src/api/.openapi-generator/VERSION': '7.19.0\n',
    'src/api/index.ts': '',
    'src/api/models/A.ts': '',
    'src/api/models/B.ts': '',
    'src/api/runtime.ts': '',
  });
  expect(generatedIn(client('index.ts\nmodels/A.ts\nmodels/B.ts\n../escape.ts\n'))).toEqual([
    'src/api/models/** npm run api',
    'src/api/index.ts npm run api',
  ]);
  expect(generatedIn(client('index.ts\nmodels/A.ts\nmodels/B.ts\nruntime.ts\n'))).toEqual(['src/api/** npm run api']);
});

test('an action runs from what its build leaves in the repository', () => {
  const files = { 'package.json': '{}', 'action.yml': "runs:\n  using: node24\n  main: 'dist/index.js'\n" };
  expect(detectProject(new Map(Object.entries(files))).generated).toEqual([
    { path: 'dist/**', evidence: 'action.yml' },
  ]);
});

test('a file that hands generated ones on is written by hand, and so its folder is not named whole', () => {
  const files = { 'types/generated/types.d.ts': '', 'go.mod': 'module a' };
  expect(generatedIn(files)).toEqual(['types/generated/']);
  expect(generatedIn({ ...files, 'types/generated/embed.go': '' })).toEqual(['types/generated/types.d.ts']);
});

test('beside the schema of another database no command is said to write one', () => {
  const files = { 'bin/rails': '', 'db/schema.rb': '' };
  expect(generatedIn(files)).toEqual(['db/schema.rb bin/rails db:migrate']);
  expect(generatedIn({ ...files, 'db/schema_sqlite.rb': '' })).toEqual(['db/schema.rb', 'db/schema_sqlite.rb']);
});

test('the types of a plugin are generated while the project asks for the plugin', () => {
  const types = { 'web/components.d.ts': '' };
  const asks = (name: string) => ({ 'web/package.json': `{"devDependencies":{"${name}":"^1.0.0"}}`, ...types });
  expect(generatedIn(asks('unplugin-vue-components'))).toEqual(['web/components.d.ts']);
  expect(generatedIn(asks('@intlify/unplugin-vue-i18n'))).toEqual([]);
});
