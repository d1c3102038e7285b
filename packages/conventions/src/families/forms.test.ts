import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));
const component = (source: (name: string) => string) => (index: number) =>
  [`src/components/Part${index}.tsx`, source(`Part${index}`)] as const;

test('what a model writes anyway is not said: function declarations, `script setup`, interfaces', async () => {
  const declared = component((name) => `export default function ${name}() { return <p />; }\n`);
  expect(await found('component-form', times(10, declared))).toEqual([]);
  const setup = times(10, (index) => [`src/A${index}.vue`, '<script setup>\nconst a = 1;\n</script>\n'] as const);
  expect(await found('component-form', setup)).toEqual([]);
  const interfaces = times(10, (index) => [`src/a${index}.ts`, 'interface A { a: 1 }\n'] as const);
  expect(await found('object-type', interfaces)).toEqual([]);
});

test('arrow functions, default exports, and the props of Svelte', async () => {
  const arrows = component((name) => `const ${name} = () => <p />;\nexport default ${name};\n`);
  expect(await found('component-export', times(10, arrows))).toEqual([
    { form: 'default', place: 'src/components', holds: 10, of: 10 },
  ]);
  const named = component((name) => `export const ${name} = () => <p />;\n`);
  expect(await found('component-form', times(10, named))).toEqual([
    { form: 'arrow', place: 'src/components', holds: 10, of: 10 },
  ]);
  const props = (line: string) =>
    times(10, (index) => [`src/A${index}.svelte`, `<script>\n${line}\n</script>\n`] as const);
  expect(await found('component-form', props('let { a } = $props();'))).toMatchObject([{ form: 'runes' }]);
  expect(await found('component-form', props('export let a;'))).toMatchObject([{ form: 'export-let' }]);
});

test.each([
  ['`setup()` in `defineComponent`', 'export default defineComponent({ setup() { return {}; } });', ['define-setup']],
  ['the same beside data', 'export default defineComponent({ setup() {}, data() { return {}; } });', []],
  ['`setup()` in a plain object', 'export default { setup() { return {}; } };', []],
  ['data', 'export default { data() { return {}; } };', ['options']],
  ['methods in `defineComponent`', 'export default defineComponent({ methods: { go() {} } });', ['options']],
  ['a name and props alone', "export default { name: 'A', props: ['b'] };", []],
  ['data within a method', 'export default { name: "A", provide() { return { data: 1 }; } };', []],
])('what a component of Vue is: %s', async (_, script, forms) => {
  const files = times(9, (index) => [`src/A${index}.vue`, `<script>\n${script}\n</script>\n`] as const);
  expect((await found('component-form', files)).map((one) => 'form' in one && one.form)).toEqual(forms);
});

test('components of Vue in two forms follow neither', async () => {
  const form = (script: string) => (index: number) =>
    [
      `src/${script.length}${index}.vue`,
      `<script>\nexport default defineComponent({ ${script} });\n</script>\n`,
    ] as const;
  const files = { ...times(12, form('setup() {}')), ...times(4, form('setup() {}, data() {}')) };
  expect(await found('component-form', files)).toEqual([]);
});

test('pages whose default export the framework asks for do not count', async () => {
  const pages = times(
    10,
    (index) => [`src/app/p${index}/page.tsx`, 'export default function Page() { return <p />; }\n'] as const,
  );
  expect(await found('component-export', pages)).toEqual([]);
});

test('where it does not hold everywhere, it is said of the folders where it does', async () => {
  const typed = (folder: string) =>
    times(9, (index) => [`${folder}/a${index}.py`, 'def a() -> int:\n    return 1\n'] as const);
  const loose = times(9, (index) => [`web/a${index}.py`, 'def a():\n    return 1\n'] as const);
  expect(await found('annotations', { ...typed('core'), ...typed('api'), ...loose })).toEqual([
    { place: 'api, core', holds: 18, of: 18 },
  ]);
});

test.each([
  ['an empty one in JavaScript', 'exports.up = () => k();\nexports.down = function () {};\n', 'js', 1],
  ['a real one in JavaScript', 'exports.up = () => k();\nexports.down = function () { k(); };\n', 'js', 0],
  ['one that passes in Python', 'def upgrade():\n    op()\n\n\ndef downgrade():\n    pass\n', 'py', 1],
  ['a real one in Python', 'def upgrade():\n    op()\n\n\ndef downgrade():\n    op()\n', 'py', 0],
  [
    'one with a type of braces',
    'export async function up() { k(); }\nexport async function down(k: Knex, o: {}) { await k(); }\n',
    'ts',
    0,
  ],
  ['one of comments', 'exports.up = () => k();\nexports.down = () => {\r\n  // k();\r\n  return;\r\n};\n', 'js', 1],
  ['none in Ruby', 'class A < B\n  def up\n    x\n  end\nend\n', 'rb', 1],
  ['none needed in Ruby', 'class A < B\n  def change\n    x\n  end\nend\n', 'rb', 0],
])('the way back of a migration: %s', async (_, text, ending, count) => {
  const files = times(9, (index) => [`db/migrations/m${index}.${ending}`, text] as const);
  expect(await found('forward-migrations', files)).toHaveLength(count);
});

test('what pages share with all others says nothing about pages', async () => {
  const helper = { 'src/log.ts': 'export const note = 1;\n' };
  const text = "import { note } from '../../log';\n";
  const pages = times(9, (index) => [`src/p/a${index}/page.ts`, text] as const);
  const rest = times(30, (index) => [`src/r${index}/b/other${index}.ts`, text] as const);
  const some = times(8, (index) => [`src/q/c${index}/free${index}.ts`, ''] as const);
  expect(await found('shared-import', { ...helper, ...pages, ...rest, ...some })).toEqual([]);
});

test('what cannot be undone is named as the tool names it', async () => {
  const text = 'def upgrade():\n    op()\n\n\ndef downgrade():\n    """None."""\n    pass\n';
  const files = times(9, (index) => [`db/versions/m${index}.py`, text] as const);
  expect(await found('forward-migrations', files)).toMatchObject([{ name: 'downgrade' }]);
});

test('a part at the root leaves the places of the others', async () => {
  const typed = (folder: string) =>
    times(9, (index) => [`${folder}a${index}.py`, 'def a() -> int:\n    return 1\n'] as const);
  const loose = times(9, (index) => [`web/a${index}.py`, 'def a():\n    return 1\n'] as const);
  expect(await found('annotations', { ...typed(''), ...typed('src/'), ...loose })).toMatchObject([
    { place: 'src', holds: 9 },
  ]);
});

test('of two forms, one in a folder inside the other, the outer one is counted and said without it', async () => {
  const plain = times(90, (index) => [`src/c/P${index}.tsx`, `export default function P${index}() {}\n`] as const);
  const ui = times(8, (index) => [`src/ui/U${index}.tsx`, `export const U${index} = styled.p\`\`;\n`] as const);
  const all = (await conventionsIn({ ...plain, ...ui })).filter(({ id }) => id === 'component-export');
  expect(all.map(({ values, holds, of }) => ({ ...values, holds, of }))).toEqual([
    { form: 'default', place: 'src, !src/ui', holds: 90, of: 90 },
    { form: 'named', place: 'src/ui', holds: 8, of: 8 },
  ]);
  expect(all.map((one) => statement(one, 'en'))).toEqual([
    'Export components below `src` (not below `src/ui`) with `export default`.',
    'Export components below `src/ui` by name; `export default` is for files whose framework asks for it.',
  ]);
  expect(statement(all[0] ?? fail(), 'de')).toBe(
    'Exportiere Komponenten unter `src` (nicht unter `src/ui`) mit `export default`.',
  );
});

test('the names of files in an inner folder are not those of the folder around it', async () => {
  const kebab = times(300, (index) => [`src/${index % 2 === 0 ? 'c' : 'd'}/my-part${index}.ts`, ''] as const);
  const camel = times(20, (index) => [`src/hooks/myPart${index}.ts`, ''] as const);
  expect(await found('file-name', { ...kebab, ...camel })).toEqual([
    { kind: '.ts', place: 'src, !src/hooks', form: 'kebab-case', holds: 300, of: 300 },
    { kind: '.ts', place: 'src/hooks', form: 'camelCase', holds: 20, of: 20 },
  ]);
});

test('packages with different aliases are said apart', async () => {
  const imports = (app: string, alias: string) =>
    times(9, (index) => [`apps/${app}/src/p/a${index}.ts`, `import '${alias}lib/log';\n`] as const);
  const logs = { 'apps/web/src/lib/log.ts': '', 'apps/docs/src/lib/log.ts': '' };
  const aliases = await found('import-alias', { ...logs, ...imports('web', '@/'), ...imports('docs', '~/') });
  expect(aliases).toMatchObject([
    { alias: '~/', place: 'apps/docs/src/p' },
    { alias: '@/', place: 'apps/web/src/p' },
  ]);
});

function fail(): never {
  throw new Error('nothing was found');
}
