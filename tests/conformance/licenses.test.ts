import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../apps/web');

test('the built app carries the licenses of the libraries in it, also of its worker, its fonts and its styles', () => {
  const notices = readFileSync(join(web, 'dist/licenses.txt'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  // a package of packages has no code of its own
  const expected = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@regelwerk/') && name !== 'radix-ui',
  );
  for (const [name, version] of [...expected, ['tailwindcss', ''] as const, ['fast-xml-parser', ''] as const])
    expect(notices).toContain(`\n${name} ${version}`);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});
