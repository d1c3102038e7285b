import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate disk that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
}

/** Mounts a disk in memory, which requires root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      try {
        for (let part = 0; ; part += 1) writeFileSync(`${filler}-${part}`, Buffer.alloc(1024 * 1024));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => execFileSync('find', [folder, '-maxdepth', '1', '-name', 'filler-*', '-delete']),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns whether a test on this machine may mount one. */
export function canMountSmallDisk(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}
