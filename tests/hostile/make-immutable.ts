import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Forbids every change of a folder's files, even to files that are open, or allows them again. */
export function makeImmutable(folder: string, isImmutable: boolean): void {
  execFileSync('chattr', ['-R', isImmutable ? '+i' : '-i', folder], { stdio: 'ignore' });
}

/** Whether this machine lets a test do that: it takes root and a file system that knows the attribute. */
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
