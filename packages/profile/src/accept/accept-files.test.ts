import { expect, test } from 'vitest';
import { acceptFiles } from './accept-files.ts';

test('copied folders are foreign, and an ending that is marked for statistics is not', () => {
  const { paths } = acceptFiles(
    new Map([
      ['.gitattributes', '*.js linguist-vendored\nlib/copied/** linguist-vendored\n'],
      ['src/main.js', 'start();'],
      ['lib/copied/a.js', 'copied();'],
    ]),
  );
  expect(paths).toContain('src/main.js');
  expect(paths).not.toContain('lib/copied/a.js');
});
