import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textAt } from './text-at.ts';

test('a text is read with every byte, or not at all', () => {
  const root = mkdtempSync(join(tmpdir(), 'text-at-'));
  const readBack = (bytes: Buffer) => {
    writeFileSync(join(root, 'CLAUDE.md'), bytes);
    return textAt(root, 'CLAUDE.md');
  };
  expect(readBack(Buffer.from('\uFEFFPrüfe.\r\n'))).toBe('\uFEFFPrüfe.\r\n');
  for (const encoding of ['latin1', 'utf16le'] as const)
    expect(() => readBack(Buffer.from('\uFEFFPrüfe.\r\n', encoding)), encoding).toThrow('file.notUtf8');
  expect(textAt(root, 'AGENTS.md')).toBeUndefined();
  rmSync(root, { recursive: true });
});
