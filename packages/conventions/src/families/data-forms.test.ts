import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test.each([
  ['ts', 'export interface A {\n  priceCents: number;\n  amount_cents: number;\n}\n', 'cents'],
  ['go', 'package a\ntype A struct {\n\tPriceMinor int64\n\tFeeMinor int64\n}\n', 'minor'],
  [
    'php',
    "<?php\nSchema::table('a', function ($table) { $table->integer('price_cents'); $table->bigInteger('fee_cents'); });\n",
    'cents',
  ],
])('money in cents is told by its names in .%s', async (ending, text, form) => {
  const files = times(8, (index) => [`src/shop/a${index}.${ending}`, text] as const);
  expect(await found('money-form', files)).toEqual([{ form, place: 'src/shop', holds: 16, of: 16 }]);
});

test('decimals, counts and what a comment says are no cents', async () => {
  const text =
    'class A(models.Model):\n    # price_cents = models.IntegerField()\n    price = models.DecimalField()\n    count = models.IntegerField()\n';
  expect(
    await found(
      'money-form',
      times(20, (index) => [`shop/a${index}.py`, text] as const),
    ),
  ).toEqual([]);
});

test('the clock that a model takes by itself says nothing, and one form of several holds for its folder', async () => {
  const usual = times(20, (index) => [`app/A${index}.cs`, 'class A { object At() => DateTime.UtcNow; }\n'] as const);
  expect(await found('current-time', usual)).toEqual([]);
  const other = times(
    9,
    (index) => [`core/B${index}.cs`, 'class B { object At() => DateTimeOffset.UtcNow; }\n'] as const,
  );
  expect(await found('current-time', { ...usual, ...other })).toEqual([
    { form: 'DateTimeOffset.UtcNow', place: 'core', holds: 9, of: 9 },
  ]);
});

test('a request that every controller has is no class of its own', async () => {
  const text =
    '<?php\nclass A extends Controller {\n  public function a(ServerRequest $request) {}\n  public function b(Request $request) {}\n}\n';
  expect(
    await found(
      'validation-place',
      times(9, (index) => [`app/A${index}Controller.php`, text] as const),
    ),
  ).toEqual([]);
});

test('a sign-in that the framework brings, or that two files define, is no helper of the house', async () => {
  const tests = times(9, (index) => [`test/a${index}.test.ts`, "it('a', () => { loginAs('a'); });\n"] as const);
  expect(await found('test-sign-in', tests)).toEqual([]);
  const helper = 'export function loginAs() {}\n';
  expect(await found('test-sign-in', { ...tests, 'test/support/a.ts': helper })).toHaveLength(1);
  expect(await found('test-sign-in', { ...tests, 'test/support/a.ts': helper, 'test/support/b.ts': helper })).toEqual(
    [],
  );
});
