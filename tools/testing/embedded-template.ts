import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { openDatabase } from '@regelwerk/database/open-database';
import { prepareDatabase } from '@regelwerk/database/prepare-database';

const cache = join(import.meta.dirname, '../../.cache');
const sources = join(import.meta.dirname, '../../packages/database');

/**
 * Returns the folder of a migrated and seeded embedded database without accounts, to copy and not to open. Creates it unless an
 * earlier run did so from the same sources, and removes those of others. Several processes may do so at once.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(cache, `database-${hashOfSources()}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const outdated = readdirSync(cache).filter((name) => name.startsWith('database-'));
  const draft = join(cache, `draft-${process.pid}`);
  const database = await openDatabase({ dataDir: draft });
  await prepareDatabase(database, seedLists);
  await database.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // another process was quicker
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  for (const name of outdated) rmSync(join(cache, name), { recursive: true, force: true });
  return template;
}

/** Covers the version of PGlite, the code that prepares a database, its SQL, and the lists that fill it. */
function hashOfSources(): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(sources, 'package.json')))
    .update(JSON.stringify(seedLists));
  for (const entry of readdirSync(join(sources, 'src'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}
