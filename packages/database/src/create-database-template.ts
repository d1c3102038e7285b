import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseTemplate } from './database-template.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { SeedLists } from './seed-database.ts';

/**
 * Creates the template of this version unless it is there, removes those of other versions, and returns its folder.
 * Several processes may do so at once.
 */
export async function createDatabaseTemplate(lists: SeedLists, wanted?: string): Promise<string> {
  const template = databaseTemplate(lists, wanted);
  if (existsSync(template)) return template;
  const folder = dirname(template);
  mkdirSync(folder, { recursive: true });
  const outdated = readdirSync(folder).filter((name) => name.startsWith('database-'));
  const draft = join(folder, `draft-${process.pid}`);
  const database = await openDatabase({ dataDir: draft });
  await prepareDatabase(database, lists);
  await database.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // another process was quicker
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  for (const name of outdated) rmSync(join(folder, name), { recursive: true, force: true });
  return template;
}
