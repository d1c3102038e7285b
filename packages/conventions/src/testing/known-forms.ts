import { file, type KnownCase } from './known-case.ts';

/** Cases of how code is written. */
export const knownForms = {
  'forward-migrations': {
    follow: file(
      (i) => `widget/migrations/m${i}.php`,
      () => '<?php\nreturn new class extends Migration {\n  public function up(): void { Schema::drop("a"); }\n};\n',
    ),
    differ: file(
      (i) => `widget/migrations/n${i}.php`,
      () => '<?php\nreturn new class { public function up() {} public function down() { Schema::drop("a"); } };\n',
    ),
    values: { place: 'widget/migrations', name: 'down' },
  },
  'table-ids': {
    follow: file(
      (i) => `widget/migrate/m${i}.rb`,
      (i) =>
        `class A${i} < ActiveRecord::Migration[8.0]\n  def change\n    create_table :a${i}, id: :uuid do |t|\n    end\n  end\nend\n`,
    ),
    differ: file(
      (i) => `widget/migrate/n${i}.rb`,
      (i) =>
        `class B${i} < ActiveRecord::Migration[8.0]\n  def change\n    create_table :b${i} do |t|\n    end\n  end\nend\n`,
    ),
    values: { form: 'uuid', place: 'widget/migrate' },
  },
  'tenant-scope': {
    follow: file(
      (i) => `widget/controllers/a${i}_controller.rb`,
      (i) =>
        `class A${i}Controller < ApplicationController\n  def index\n    @all = Current.widget.orders\n  end\nend\n`,
    ),
    differ: file(
      (i) => `widget/controllers/b${i}_controller.rb`,
      (i) =>
        `class B${i}Controller < ApplicationController\n  def index\n    @all = Order.where(user: Current.user)\n  end\nend\n`,
    ),
    values: { scope: 'Current.widget', place: 'widget/controllers' },
  },
  'test-call': {
    base: { 'test/support/widget.rb': 'module Support\n  def sign_in_widget(user)\n  end\nend\n' },
    follow: file(
      (i) => `test/api/a${i}_test.rb`,
      (i) => `class A${i}Test < ActionDispatch::IntegrationTest\n  setup { sign_in_widget users(:a) }\nend\n`,
    ),
    differ: file(
      (i) => `test/api/b${i}_test.rb`,
      (i) => `class B${i}Test < ActionDispatch::IntegrationTest\n  setup { other }\nend\n`,
    ),
    values: { place: 'test/api', names: 'sign_in_widget' },
  },
  'test-form': {
    follow: file(
      (i) => `widget/a${i}_test.go`,
      () => 'package a_test\nfunc TestA(t *testing.T) { check(t) }\n',
    ),
    differ: file(
      (i) => `widget/b${i}_test.go`,
      () => 'package a\nfunc TestB(t *testing.T) { check(t) }\n',
    ),
    values: { form: 'external', place: 'widget' },
  },
  'async-form': {
    follow: file(
      (i) => `widget/A${i}.cs`,
      (i) =>
        `public class A${i} { public async Task<int> GoAsync(int a, CancellationToken token) { } async Task Own() { } }\n`,
    ),
    differ: file(
      (i) => `widget/B${i}.cs`,
      (i) => `public class B${i} { public async Task GoAsync(int a) { } }\n`,
    ),
    values: { form: 'cancel', place: 'widget' },
  },
  'base-class': {
    base: { 'src/base-widget.ts': 'export abstract class BaseWidget {}\n' },
    follow: file(
      (i) => `src/tasks/t${i}.ts`,
      (i) => `export class Mail${i}Task extends BaseWidget<Props> {}\n`,
    ),
    differ: file(
      (i) => `src/tasks/u${i}.ts`,
      (i) => `export class Lone${i}Task {}\n`,
    ),
    values: { kind: 'Task', base: 'BaseWidget', place: 'src/tasks' },
  },
  'single-method': {
    follow: file(
      (i) => `s/s${i}.rb`,
      (i) => `class Pay${i}Service\n  def callWidget\n  end\nend\n`,
    ),
    differ: file(
      (i) => `s/u${i}.rb`,
      (i) => `class Lone${i}Service\n  def other\n  end\nend\n`,
    ),
    values: { kind: 'Service', method: 'callWidget', place: 's' },
  },
  'one-action': {
    follow: file(
      (i) => `widget/Http/C${i}Controller.php`,
      (i) => `<?php\nclass C${i}Controller { public function __invoke() {} }\n`,
    ),
    differ: file(
      (i) => `widget/Http/D${i}Controller.php`,
      (i) => `<?php\nclass D${i}Controller { public function index() {} public function show() {} }\n`,
    ),
    values: { method: '__invoke', place: 'widget/Http' },
  },
  'own-errors': {
    base: { 'src/errors.ts': 'export class WidgetError extends Error {}\n' },
    follow: file(
      (i) => `src/a${i}.ts`,
      () => "export function go() { throw new WidgetError('x'); }\n",
    ),
    differ: file(
      (i) => `src/b${i}.ts`,
      () => "export function go() { throw new Error('x'); }\n",
    ),
    values: { names: 'WidgetError', place: 'src' },
  },
  'own-result': {
    follow: file(
      (i) => `src/a${i}.rs`,
      () => 'pub fn go() -> WidgetResult<()> { Ok(()) }\n',
    ),
    differ: file(
      (i) => `src/b${i}.rs`,
      () => 'pub fn go() -> Result<(), Error> { Ok(()) }\n',
    ),
    values: { names: 'WidgetResult', place: 'src' },
  },
  'go-wrapping': {
    follow: file(
      (i) => `widget/a${i}.go`,
      () => 'package a\nfunc go() error { return errors.Wrap(err, "a") }\n',
    ),
    differ: file(
      (i) => `widget/b${i}.go`,
      () => 'package a\nfunc go() error { return fmt.Errorf("a: %w", err) }\n',
    ),
    values: {},
  },
  mixin: {
    follow: file(
      (i) => `widget/r${i}.php`,
      (i) => `<?php\nclass A${i}Repository { use GroupTrait; }\n`,
    ),
    differ: file(
      (i) => `widget/u${i}.php`,
      (i) => `<?php\nclass Lone${i}Repository {}\n`,
    ),
    values: { kind: 'Repository', mixin: 'GroupTrait', place: 'widget', form: 'mixin' },
  },
  'go-assertion': {
    follow: file(
      (i) => `widget/a${i}_test.go`,
      () => 'package a\nfunc TestA(t *testing.T) { t.Errorf("a") }\n',
    ),
    differ: file(
      (i) => `widget/b${i}_test.go`,
      () => 'package a\nimport "github.com/stretchr/testify/assert"\n',
    ),
    values: { form: 'plain' },
  },
  'import-alias': {
    base: { 'src/widget/log.ts': '' },
    follow: file(
      (i) => `src/a/b${i}.ts`,
      () => "import '@/widget/log';\n",
    ),
    differ: file(
      (i) => `src/a/c${i}.ts`,
      () => "import '../widget/log';\n",
    ),
    values: { alias: '@/', place: 'src/a' },
  },
  'header-line': {
    follow: file(
      (i) => `widget/a${i}.php`,
      () => '<?php\ndeclare(strict_types=1);\n',
    ),
    differ: file(
      (i) => `widget/b${i}.php`,
      () => '<?php\n',
    ),
    values: { line: 'strict-types', place: 'widget' },
  },
  'final-class': {
    follow: file(
      (i) => `widget/a${i}.php`,
      (i) => `<?php\nfinal class A${i} {}\n`,
    ),
    differ: file(
      (i) => `widget/b${i}.php`,
      (i) => `<?php\nclass B${i} {}\nabstract class C${i} {}\n`,
    ),
    values: { word: 'final', place: 'widget' },
  },
  'component-form': {
    follow: file(
      (i) => `widget/A${i}.vue`,
      () => '<template><p /></template>\n<script>\nexport default { data() {} };\n</script>\n',
    ),
    differ: file(
      (i) => `widget/B${i}.vue`,
      () => '<script setup lang="ts">\nconst a = 1;\n</script>\n',
    ),
    values: { form: 'options', place: 'widget' },
  },
  annotations: {
    follow: file(
      (i) => `widget/a${i}.py`,
      () => 'def a() -> int:\n    return 1\n',
    ),
    differ: file(
      (i) => `widget/b${i}.py`,
      () => 'def b():\n    return 1\n',
    ),
    values: { place: 'widget' },
  },
  'component-export': {
    follow: file(
      (i) => `widget/A${i}.tsx`,
      (i) => `export const A${i} = styled.p\`\`;\n`,
    ),
    differ: file(
      (i) => `widget/B${i}.tsx`,
      (i) => `const B${i} = styled.p\`\`;\nexport default B${i};\n`,
    ),
    values: { form: 'named', place: 'widget' },
  },
  'object-type': {
    follow: file(
      (i) => `widget/a${i}.ts`,
      () => 'type A = { a: 1 };\ntype Name = string;\n',
    ),
    differ: file(
      (i) => `widget/b${i}.ts`,
      () => 'interface B { b: 1 }\n',
    ),
    values: { place: 'widget' },
  },
  'test-class': {
    follow: file(
      (i) => `widget/test_a${i}.py`,
      () => 'class TestA:\n    def test_b(self):\n        pass\n',
    ),
    differ: file(
      (i) => `widget/test_b${i}.py`,
      () => 'def test_b():\n    pass\n',
    ),
    values: { place: 'widget' },
  },
  'test-word': {
    follow: file(
      (i) => `widget/a${i}.test.ts`,
      () => "test('a', () => {});\n",
    ),
    differ: file(
      (i) => `widget/b${i}.test.ts`,
      () => "it('a', () => {});\n",
    ),
    values: { place: 'widget' },
  },
} satisfies Record<string, KnownCase>;
