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
} satisfies Readonly<Record<string, KnownCase>>;
