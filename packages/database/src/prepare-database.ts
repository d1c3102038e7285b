import { ensureRoles } from './ensure-roles.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import { requireSession } from './require-session.ts';
import { type SeedLists, seedDatabase } from './seed-database.ts';

/**
 * Brings a new, older or restored database to this version: roles, access, migrations, definitions and seeds. Returns
 * what it did. Throws with a sentence for the operator if it cannot.
 */
export async function prepareDatabase(database: Database, lists: SeedLists): Promise<string[]> {
  await requireSession(database);
  const done = [...(await ensureRoles(database)), ...(await migrate(database))];
  if (await seedDatabase(database, lists)) done.push('seed');
  return done;
}
