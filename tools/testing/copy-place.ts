import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTestDatabase, type DatabaseMode } from './open-test-database.ts';

/** Where a server of a test keeps its data: the settings to start it with, and how to remove what they name. */
export interface ServerPlace {
  readonly environment: Readonly<Record<string, string>>;
  readonly erase: () => Promise<void>;
}

/** Copies a migrated database, with a data folder of its own beside it. */
export async function copyPlace(mode: DatabaseMode): Promise<ServerPlace> {
  const { options, erase } = await copyTestDatabase(mode);
  if ('dataDir' in options) return { environment: { DATA_DIR: options.dataDir }, erase };
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-data-'));
  return {
    environment: { DATABASE_URL: options.url, DATA_DIR: folder },
    erase: async () => {
      await erase();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
