import type { PoolClient } from 'pg';
import { ensureRoles } from './ensure-roles.ts';
import { inMigrationLock } from './in-migration-lock.ts';
import { createRecords, migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import { recordAccess, repairAccess } from './recorded-access.ts';
import { requireSession } from './require-session.ts';
import { type SeedLists, seedDatabase } from './seed-database.ts';
import { readSurface, type Surface } from './surface.ts';

/**
 * Brings a new, older or restored database to this version: roles, access, migrations, definitions and seeds. Returns
 * what it did, and the surface of this version. Throws with a sentence for the operator if it cannot.
 */
export async function prepareDatabase(
  database: Database,
  lists: SeedLists,
): Promise<{ readonly applied: string[]; readonly repaired: string[]; readonly surface: Surface | undefined }> {
  await requireSession(database);
  const roles = await ensureRoles(database);
  const client = await database.sessions.connect();
  let restored: string[];
  try {
    restored = await inMigrationLock(client, async () => {
      await createRecords(client);
      return restoreAccess(client, roles.length > 0);
    });
  } finally {
    client.release();
  }
  let surface: Surface | undefined;
  const applied = await migrate(database, async (migrated) => {
    await recordAccess(migrated);
    // an embedded database has one process, so no other version can work on it
    if (database.mode === 'native') surface = await readSurface(migrated);
  });
  if (await seedDatabase(database, lists)) applied.push('seed');
  return { applied, repaired: [...roles, ...restored], surface };
}

async function restoreAccess(client: PoolClient, hadNoRoles: boolean): Promise<string[]> {
  const { rows } = await client.query<{ settings: string | null }>(
    `select to_regclass('private.settings')::text as settings`,
  );
  if (rows[0]?.settings == null) return [];
  const { rowCount } = await client.query(`select from private.settings where name = 'access'`);
  if (rowCount === 0 && hadNoRoles) {
    throw new Error(
      'This database was restored from a backup of an older version on a server without the roles anon, authenticated ' +
        'and service_role, and has lost who may read what. The roles are there now: drop the database and restore again.',
    );
  }
  return repairAccess(client);
}
