import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test('a line with which the files of a language begin', async () => {
  const strict = times(18, (index) => [`a${index}.php`, '<?php\ndeclare(strict_types=1);\n'] as const);
  const loose = times(2, (index) => [`b${index}.php`, '<?php\n'] as const);
  expect(await found('header-line', { ...strict, ...loose })).toEqual([{ line: 'strict-types', holds: 18, of: 20 }]);
  expect(await found('header-line', { ...strict, ...loose, 'c.php': '<?php\n' })).toEqual([]);
});

test('functions that say what they return, and such that do not', async () => {
  const typed = 'def a() -> int:\n    return 1\n\n\ndef b() -> str:\n    return ""\n';
  const files = times(10, (index) => [`a${index}.py`, typed] as const);
  expect(await found('annotations', files)).toEqual([{ holds: 20, of: 20 }]);
  expect(await found('annotations', { ...files, 'b.py': 'def a():\n    pass\n'.repeat(3) })).toEqual([]);
});
