import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTogether } from './write-together.ts';

test('where one file cannot be written, none is, and nothing is left beside them', () => {
  const root = mkdtempSync(join(tmpdir(), 'together-'));
  writeFileSync(join(root, 'AGENTS.md'), 'Mine.');
  const taken = `CLAUDE.md.regelwerk-${process.pid}`;
  writeFileSync(join(root, taken), '');
  const changes = ['AGENTS.md', 'CLAUDE.md'].map((path) => ({ path, text: 'New.' }));
  expect(() => writeTogether(root, changes)).toThrow('EEXIST');
  expect(readdirSync(root).sort()).toEqual(['AGENTS.md', taken]);
  expect(readFileSync(join(root, 'AGENTS.md'), 'utf8')).toBe('Mine.');
  rmSync(root, { recursive: true });
});
