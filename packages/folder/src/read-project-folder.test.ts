import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { detectProject } from '@regelwerk/profile/detect-project';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profileLines } from './profile-lines.ts';
import { readProjectFolder } from './read-project-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe('a folder', () => {
  test('gives texts where they count, and paths of the rest', () => {
    write({
      'package.json': '{"dependencies":{"react":"19.2.0"}}',
      'src/main.tsx': 'const secret = 1;',
      'notes.md': 'words',
      '.env': 'TOKEN=1',
    });
    expect(Object.fromEntries(readProjectFolder(root))).toEqual({
      '.env': '',
      'notes.md': '',
      'package.json': '{"dependencies":{"react":"19.2.0"}}',
      'src/main.tsx': '',
    });
  });

  test('is not entered where tools or git put things, nor through links', () => {
    write({
      '.gitignore': '/build\n*.local.json\n',
      'build/package.json': '{}',
      'node_modules/a/package.json': '{}',
      'apps/web/.gitignore': 'cache/\n',
      'apps/web/cache/package.json': '{}',
      'apps/web/a.local.json': '{}',
      'apps/web/package.json': '{}',
    });
    symlinkSync(root, join(root, 'apps/loop'));
    symlinkSync('/etc/hostname', join(root, 'go.mod'));
    expect([...readProjectFolder(root).keys()]).toEqual(['.gitignore', 'apps/web/.gitignore', 'apps/web/package.json']);
  });

  test('names a file that is too large', () => {
    write({ 'package-lock.json': `{"a":"${'x'.repeat(4_100_000)}"}` });
    expect(detectProject(readProjectFolder(root)).skipped).toEqual([
      { path: 'package-lock.json', reason: 'too-large' },
    ]);
  });
});

test('the text says what was found, and where', () => {
  write({
    'package.json': '{"scripts":{"test":"vitest"},"dependencies":{"react":"^19.0.0","zod":"4.1.0"}}',
    'src/main.tsx': '',
    'CLAUDE.md': 'Be brief.',
    '.env': '',
  });
  expect(profileLines(detectProject(readProjectFolder(root)))).toEqual([
    'Technologies',
    '  React (asks for ^19.0.0)  [package.json]',
    '  zod 4.1.0  [package.json]',
    '',
    'Package managers',
    '  npm  [package.json]',
    '',
    'Commands',
    '  install: npm install  [package.json]',
    '  test: npm test -- --run  [package.json]',
    '  run one test: npm test -- --run <file>  [package.json]',
    '',
    'Layout',
    '  code: src',
    '  new: nothing beyond a scaffold',
    '',
    'Rules files',
    '  CLAUDE.md, 9 characters',
    '',
    'Not read',
    '  .env: may hold secrets',
    '',
  ]);
});
