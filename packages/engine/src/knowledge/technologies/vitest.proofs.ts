import type { Proof, Trial } from '../../proof.ts';
import { proofsIn } from './one-run.ts';

const proof = proofsIn('more', 'vitest');
const head = "import { describe, expect, test, vi } from 'vitest';\n";
const runs = (shows: string, code: string, exits: Trial['exits'], prints: RegExp, options = ''): Trial => ({
  shows,
  files: { 'a.test.ts': `${head}${code}\n`, 'x.ts': 'export const x = 1;\n' },
  run: `vitest run ${options}`.trim(),
  exits,
  prints,
});
const suite = "describe('math', () => { test('adds', () => expect(1).toBe(1)); });";
const counted =
  "const fn = vi.fn(() => 7); fn(); test('a', () => { expect(fn).toHaveBeenCalledTimes(0); expect(fn()).toBe(7); });";

/** Proofs of the Vitest directives. */
export const proofs: readonly Proof[] = [
  proof(
    'vitest.run-once',
    runs(
      'a name joined by a space matches nothing, and the run passes',
      suite,
      'zero',
      /Tests\s+1 skipped/,
      "-t 'math adds'",
    ),
    runs('joined by > it matches', suite, 'zero', /Tests\s+1 passed/, "-t 'math > adds'"),
  ),
  proof(
    'vitest.await-assertion',
    runs(
      'without await the test fails',
      "test('a', async () => { expect(Promise.resolve(1)).resolves.toBe(1); });",
      'not zero',
      /was not awaited/,
    ),
    runs(
      'with it the test passes',
      "test('a', async () => { await expect(Promise.resolve(1)).resolves.toBe(1); });",
      'zero',
      /1 passed/,
    ),
  ),
  proof(
    'vitest.nested-mock',
    runs(
      'a nested call ends the file',
      "test('a', () => { vi.mock('./x.ts'); });",
      'not zero',
      /outside of the module's top level scope/,
    ),
    runs(
      'doMock may stand in a test',
      "test('a', async () => { vi.doMock('./x.ts', () => ({ x: 2 })); expect((await import('./x.ts')).x).toBe(2); });",
      'zero',
      /1 passed/,
    ),
  ),
  proof(
    'vitest.clear-mocks',
    runs('a call before the test is gone, the implementation stays', counted, 'zero', /1 passed/),
  ),
  proof(
    'vitest.constructor-mock',
    runs(
      'an arrow function is no constructor, a class is one',
      "const cart = { Apples: class { n() { return 42; } } };\ntest('a', () => { vi.spyOn(cart, 'Apples').mockImplementation((() => ({})) as never); expect(() => new cart.Apples()).toThrow(/not a constructor/); vi.mocked(cart.Apples).mockImplementation(class { n() { return 0; } } as never); expect(new cart.Apples().n()).toBe(0); });",
      'zero',
      /1 passed/,
    ),
  ),
  proof(
    'vitest.restore-mocks',
    runs(
      'restoreAllMocks leaves a vi.fn, mockReset returns to its implementation',
      "test('a', () => { const fn = vi.fn(() => 1); fn.mockReturnValue(2); vi.restoreAllMocks(); expect(fn()).toBe(2); fn.mockReset(); expect(fn()).toBe(1); });",
      'zero',
      /1 passed/,
    ),
  ),
  proof('vitest.projects', {
    shows: 'a removed option is ignored, another ends the run, and an inline project inherits',
    files: {
      'a.test.ts': `${head}test('a', () => { console.log(typeof document); });\n`,
      'old.config.ts': "export default { test: { environmentMatchGlobs: [['**', 'jsdom']] } };\n",
      'older.config.ts': "export default { test: { workspace: ['a'] } };\n",
      'new.config.ts': "export default { test: { environment: 'jsdom', projects: [{ test: { name: 'unit' } }] } };\n",
    },
    run: 'exec 2>&1; vitest run --config old.config.ts; vitest run --config older.config.ts; vitest run --config new.config.ts',
    exits: 'zero',
    prints: /undefined[\s\S]*option was removed[\s\S]*object/,
  }),
  proof('vitest.config-place', {
    shows: 'the config of a parent folder is not read',
    files: {
      'vitest.config.ts': "export default { test: { environment: 'jsdom' } };\n",
      'sub/a.test.ts': `${head}test('a', () => { console.log('document is', typeof document); });\n`,
    },
    run: 'cd sub && vitest run; vitest run --config ../vitest.config.ts --dir .',
    exits: 'zero',
    prints: /document is undefined[\s\S]*document is object/,
  }),
  proof(
    'vitest.worker-ids',
    runs(
      'the ids begin with 1',
      "test('a', () => { console.log('pool', process.env.VITEST_POOL_ID); });",
      'zero',
      /pool 1/,
    ),
  ),
  proof('vitest.report-file', {
    shows: 'the report is in its file and not on stdout',
    files: { 'a.test.ts': `${head}${suite}\n` },
    run: 'vitest run --reporter=json | grep -c numTotalTests; grep -c numTotalTests .vitest/json/output.json',
    exits: 'zero',
    prints: /^0\n1$/m,
  }),
];
