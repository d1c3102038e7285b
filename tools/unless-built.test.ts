import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regelwerk-built-'));
  writeFileSync(join(folder, 'source'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns how often a new process would build, with this exit code. */
async function builds(code = 0): Promise<number> {
  vi.resetModules();
  const { unlessBuilt } = await import('./unless-built.mjs');
  let count = 0;
  const place = { mark: join(folder, 'out/.built-from'), sources: [relative(root, join(folder, 'source'))] };
  await unlessBuilt(place, async () => {
    count += 1;
    return code;
  });
  return count;
}

test('a build runs once for the same texts, also where they were copied and have other times', async () => {
  expect([await builds(), await builds()]).toEqual([1, 0]);
  cpSync(join(folder, 'source'), join(folder, 'copy'));
  cpSync(join(folder, 'copy'), join(folder, 'source'));
  utimesSync(join(folder, 'source'), 1, 1);
  expect(await builds()).toBe(0);
});

test('a build runs again for another text, and after one that failed', async () => {
  expect([await builds(1), await builds(), await builds()]).toEqual([1, 1, 0]);
  writeFileSync(join(folder, 'source'), 'two');
  expect(await builds()).toBe(1);
});
