import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../.cache');

/** Forbids or allows changes of a folder's files, even of open ones. */
export function makeImmutable(folder: string, isImmutable: boolean): void {
  execFileSync('chattr', ['-R', isImmutable ? '+i' : '-i', folder], { stdio: 'ignore' });
}

/** Creates a folder on the disk of this repository: in memory, open files can be written in spite of the attribute. */
export function folderOnDisk(): string {
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'immutable-'));
}

/** Returns whether a test on this machine may do that: it needs root and a file system with this attribute. */
export function canMakeImmutable(): boolean {
  const folder = folderOnDisk();
  try {
    makeImmutable(folder, true);
    makeImmutable(folder, false);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
