import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedLists } from './seed-database.ts';

const cache = join(import.meta.dirname, '../../../.cache');

/**
 * Returns the folder in which the build leaves an embedded database of this version without accounts: migrated, seeded and
 * closed, to copy and not to open.
 */
export function databaseTemplate(lists: SeedLists, folder = cache): string {
  return join(folder, `database-${versionHash(lists)}`);
}

/** Covers the version of PGlite, the code that prepares a database, its SQL, and the lists that fill it. */
function versionHash(lists: SeedLists): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, '../package.json')))
    .update(JSON.stringify(lists));
  for (const folder of ['.', 'embedded', 'migrations', 'functions', 'triggers', 'policies', 'seeds']) {
    for (const entry of readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })) {
      if (entry.isFile() && !entry.name.endsWith('.test.ts'))
        hash.update(entry.name).update(readFileSync(join(import.meta.dirname, folder, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
