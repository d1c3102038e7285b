import { times } from './conventions-in.ts';
import { atLeast, file, type KnownCase } from './known-case.ts';

/** Cases of what a house decides once: money, time, deletion, errors, and the data of tests. */
export const knownHabits = {
  'money-form': {
    follow: file(
      (i) => `widget/migrate/a${i}.rb`,
      (i) => `create_table :a${i} do |t|\n  t.integer :price_cents\n  t.integer :total_count\nend\n`,
    ),
    differ: file(
      (i) => `widget/migrate/b${i}.rb`,
      (i) => `create_table :b${i} do |t|\n  t.decimal :price\nend\n`,
    ),
    values: { form: 'cents', place: 'widget/migrate' },
  },
  'soft-deletion': {
    follow: file(
      (i) => `widget/migrations/a${i}.php`,
      (i) => `<?php\nSchema::create('a${i}', function ($table) { $table->id(); $table->softDeletes(); });\n`,
    ),
    differ: file(
      (i) => `widget/migrations/b${i}.php`,
      (i) => `<?php\nSchema::create('b${i}', function ($table) { $table->id(); });\n`,
    ),
    values: { column: 'deleted_at', place: 'widget/migrations' },
  },
  'current-time': {
    follow: file(
      (i) => `widget/A${i}.java`,
      (i) => `class A${i} {\n  // LocalDateTime.now() has no zone\n  Instant at = Instant.now();\n}\n`,
    ),
    differ: file(
      (i) => `widget/B${i}.java`,
      (i) => `class B${i} { LocalDateTime at = LocalDateTime.now(); }\n`,
    ),
    values: { form: 'Instant.now()', place: 'widget' },
  },
  'validation-place': {
    follow: file(
      (i) => `widget/A${i}Controller.php`,
      (i) => `<?php\nclass A${i}Controller { public function store(StoreA${i}Request $request) {} }\n`,
    ),
    differ: file(
      (i) => `widget/B${i}Controller.php`,
      (i) => `<?php\nclass B${i}Controller { public function store(Request $request) { $request->validate([]); } }\n`,
    ),
    values: { form: 'request', place: 'widget' },
  },
  'go-errors': {
    base: {
      'go.mod': 'module a\n',
      'widget/apperr/apperr.go': 'package apperr\nfunc New(text string) error { return nil }\n',
    },
    follow: file(
      (i) => `widget/a/a${i}.go`,
      (i) => `package a\nimport "a/widget/apperr"\nfunc A${i}() error { return apperr.New("a") }\n`,
    ),
    differ: file(
      (i) => `widget/a/b${i}.go`,
      (i) => `package a\nimport "errors"\nfunc B${i}() error { return errors.New("b") }\n`,
    ),
    isEnough: atLeast(1),
    values: { package: 'apperr', module: 'widget/apperr', place: 'widget/a' },
  },
  'test-factory': {
    follow: file(
      (i) => `tests/widget/test_a${i}.py`,
      (i) => `def test_a${i}():\n    order = OrderFactory(price=1)\n`,
    ),
    differ: file(
      (i) => `tests/widget/test_b${i}.py`,
      (i) => `def test_b${i}():\n    order = Order.objects.create(price=1)\n`,
    ),
    values: { form: 'factory-class', place: 'tests/widget' },
  },
  'test-sign-in': {
    base: { 'test/support/widget.ts': 'export function loginAs(name: string) {}\n' },
    follow: file(
      (i) => `test/api/a${i}.test.ts`,
      (i) => `import { loginAs } from '../support/widget';\nit('a${i}', () => { loginAs('a'); });\n`,
    ),
    differ: file(
      (i) => `test/api/b${i}.test.ts`,
      (i) => `it('b${i}', () => { signIn('a'); });\n`,
    ),
    values: { name: 'loginAs', module: 'test/support/widget.ts', place: 'test/api' },
  },
  'test-fixture': {
    base: {
      'tests/widget/conftest.py':
        'import pytest\n\n\n@pytest.fixture\ndef client():\n    return 1\n\n\n@pytest.fixture(autouse=True)\ndef clock():\n    return 1\n',
    },
    follow: file(
      (i) => `tests/widget/test_a${i}.py`,
      (i) => `def test_a${i}(\n    client, tmp_path\n):\n    assert client\n`,
    ),
    differ: file(
      (i) => `tests/widget/test_b${i}.py`,
      (i) => `def test_b${i}(tmp_path):\n    client = 1\n`,
    ),
    values: { names: 'client', module: 'tests/widget/conftest.py', place: 'tests/widget' },
  },
  'text-call': {
    base: { 'widget/locales/en.json': '{}\n', 'widget/locales/de.json': '{}\n' },
    follow: file(
      (i) => `widget/a${i}.tsx`,
      (i) => `export const A${i} = () => <p title="All the Words">{t('a.${i}')}</p>;\n`,
    ),
    differ: file(
      (i) => `widget/b${i}.tsx`,
      (i) => `export const B${i} = () => <p>Save all changes</p>;\n`,
    ),
    values: { form: 't', file: 'widget/locales/en.json', place: 'widget' },
  },
  'ui-part': {
    base: {
      'ui/widget/Button.tsx': 'export const Button = () => null;\n',
      'ui/widget/Dialog.tsx': 'export const Dialog = () => null;\n',
    },
    follow: file(
      (i) => `app/a${i}.tsx`,
      (i) =>
        i % 2 === 0
          ? "import { Button } from '../ui/widget/Button';\n"
          : "import { Dialog } from '../ui/widget/Dialog';\n",
    ),
    differ: file(
      (i) => `app/b${i}.tsx`,
      () => "import { Button } from 'antd';\n",
    ),
    isEnough: atLeast(2),
    values: { names: 'Button, Dialog', source: 'ui/widget', place: 'app' },
  },
  styling: {
    follow: file(
      (i) => `widget/a${i}.tsx`,
      (i) => `import styles from './a${i}.module.css';\nexport const A${i} = () => <p className={styles.a} />;\n`,
    ),
    differ: file(
      (i) => `widget/b${i}.tsx`,
      (i) => `export const B${i} = () => <p className="flex gap-2" />;\n`,
    ),
    values: { form: 'css-modules', place: 'widget' },
  },
  layer: {
    base: {
      ...times(3, (i) => [`widget/a${i}.repository.ts`, 'export const find = 1;\n']),
      ...times(3, (i) => [
        `widget/a${i}.service.ts`,
        `import { find } from './a${i}.repository';\nexport const all = find;\n`,
      ]),
    },
    follow: file(
      (i) => `widget/x/a${i}.controller.ts`,
      () => "import { all } from '../a1.service';\nall();\n",
    ),
    differ: file(
      (i) => `widget/x/b${i}.controller.ts`,
      () => "import { all } from '../a1.service';\nimport { find } from '../a1.repository';\nall(find);\n",
    ),
    values: { entry: 'Controller', middle: 'Service', data: 'Repository', place: 'widget/x' },
  },
} satisfies Readonly<Record<string, KnownCase>>;
