import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safe-path-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['AGENTS.md', '.cursor/rules/00-core.mdc', '.github/copilot-instructions.md', '.regelwerk/rule.json'])(
  '%s is a path of a rule',
  (path) => expect(safePath(root, path)).toBe(join(root, path)),
);

test.each([
  '',
  '../a.md',
  'a/../../b.md',
  '/etc/passwd',
  'C:/a.md',
  'C:a.md',
  'a\\b.md',
  '.git/hooks/pre-commit',
  '.GIT/config',
  'a//b.md',
  './a.md',
  'a/./b.md',
  'con.md',
  'a/NUL',
  'a.md.',
  'a.md ',
  'a\0.md',
  'a\n.md',
  '.g\u200cit/config',
  'x'.repeat(101),
])('%j is refused', (path) => expect(() => safePath(root, path)).toThrow('path.refused'));

test('nothing is written through a link, into a file as if it were a folder, or over a folder', () => {
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'file'), '');
  symlinkSync(root, join(root, 'link'));
  symlinkSync(join(root, 'nowhere'), join(root, 'dangling.md'));
  for (const path of ['link/a.md', 'dangling.md', 'file/a.md', 'folder'])
    expect(() => safePath(root, path), path).toThrow('path.link');
});
