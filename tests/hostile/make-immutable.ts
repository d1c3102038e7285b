import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Forbids or allows changes of a folder's files, even of open ones. */
export function makeImmutable(folder: string, isImmutable: boolean): void {
  execFileSync('chattr', ['-R', isImmutable ? '+i' : '-i', folder], { stdio: 'ignore' });
}

/** Returns whether a test on this machine may do that: it needs root and a file system with this attribute. */
export function canMakeImmutable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-immutable-'));
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
