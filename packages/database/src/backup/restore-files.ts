import { constants, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from '../embedded/data-lock.ts';
import { fileHashes } from './file-hashes.ts';
import { type Manifest, manifestName } from './manifest.ts';

/**
 * Puts an embedded backup into the data directory, and returns where the database that was there is now, if there was
 * one. Throws if a process uses the data directory, or if a file of the backup is missing or changed.
 */
export async function restoreFiles(dataDir: string, backup: string): Promise<string | undefined> {
  const manifest = readManifest(backup);
  const unlock = lockDataDir(dataDir);
  try {
    const cluster = join(resolve(dataDir), 'postgres');
    const draft = `${cluster}.restored`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(join(backup, 'postgres'), draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await requireSame(manifest, draft);
    const kept = existsSync(cluster)
      ? `${cluster}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
      : undefined;
    if (kept !== undefined) renameSync(cluster, kept);
    renameSync(draft, cluster);
    return kept;
  } finally {
    unlock();
  }
}

function readManifest(backup: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(backup, manifestName), 'utf8'));
  } catch (error) {
    throw new Error(`${backup} is no backup of an embedded database: its ${manifestName} cannot be read.`, {
      cause: error,
    });
  }
}

async function requireSame({ files }: Manifest, folder: string): Promise<void> {
  const found = await fileHashes(folder);
  const names = new Set([...Object.keys(files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => files[name] !== found[name]);
  if (wrong.length === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`The backup is damaged: ${wrong.slice(0, 5).join(', ')} differ from ${manifestName}.`);
}
