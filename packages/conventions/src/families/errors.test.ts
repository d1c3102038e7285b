import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (files: Record<string, string>) =>
  (await conventionsIn(files)).filter(({ id }) => id === 'own-errors');
const throwing = (error: string) => (index: number) =>
  [`src/s${error}${index}.ts`, `export function go() { throw new ${error}('x'); }\n`] as const;
const own = { 'src/errors.ts': 'export class AppError extends Error {}\nexport class NotFound extends AppError {}\n' };

test('a house that throws its own errors', async () => {
  expect(await found({ ...own, ...times(12, throwing('AppError')), ...times(8, throwing('NotFound')) })).toMatchObject([
    { values: { names: 'AppError, NotFound' }, holds: 20, of: 20 },
  ]);
});

test('one that throws those of the language as well, and one that throws only them', async () => {
  expect(await found({ ...own, ...times(8, throwing('AppError')), ...times(8, throwing('Error')) })).toEqual([]);
  expect(await found(times(20, throwing('Error')))).toEqual([]);
});

test('what a test throws does not count', async () => {
  const tests = times(9, (index) => [`src/t${index}.test.ts`, "throw new Error('x');\n"] as const);
  expect(await found({ ...own, ...tests, ...times(8, throwing('AppError')) })).toMatchObject([{ holds: 8, of: 8 }]);
});

test('Ruby and Python raise them', async () => {
  const ruby = times(8, (index) => [`a${index}.rb`, "raise Billing::Refused, 'x'\n"] as const);
  expect(await found({ 'e.rb': 'class Refused < StandardError\nend\n', ...ruby })).toMatchObject([{ holds: 8 }]);
  const python = times(8, (index) => [`a${index}.py`, "raise Refused('x')\n"] as const);
  expect(await found({ 'e.py': 'class Refused(Exception):\n    pass\n', ...python })).toMatchObject([{ holds: 8 }]);
});
