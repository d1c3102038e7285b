import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationNames } from '../migration-names.ts';
import type { Database } from '../open-database.ts';
import { fileHashes } from './file-hashes.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { runClient } from './run-client.ts';

/**
 * Backs up the database while it is in use, as it is at one moment, and returns the size in bytes: an embedded one to
 * the folder `target`, a native one to the file `target`. An unfinished backup never has that name. Only the owner can
 * read it, because it contains the keys.
 */
export async function backUp(database: Database, target: string): Promise<number> {
  const draft = `${target}.part`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (statSync(target, { throwIfNoEntry: false }) !== undefined) throw new Error(`${target} exists already.`);
  rmSync(draft, { recursive: true, force: true });
  try {
    const bytes = await (database.copyFiles === undefined ? dump(database, draft) : copy(database.copyFiles, draft));
    renameSync(draft, target);
    return bytes;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copy(copyFiles: (folder: string) => Promise<void>, folder: string): Promise<number> {
  mkdirSync(folder, { mode: 0o700 });
  await copyFiles(join(folder, 'postgres'));
  const files = await fileHashes(join(folder, 'postgres'));
  const manifest: Manifest = { madeAt: new Date().toISOString(), lastMigration: migrationNames().at(-1) ?? '', files };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, undefined, 1), { mode: 0o600 });
  return Object.keys(files).reduce((sum, name) => sum + statSync(join(folder, 'postgres', name)).size, 0);
}

async function dump({ connection }: Database, file: string): Promise<number> {
  closeSync(openSync(file, 'wx', 0o600));
  await runClient('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], connection.connectionString);
  return statSync(file).size;
}
