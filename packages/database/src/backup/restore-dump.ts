import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureRoles } from '../ensure-roles.ts';
import { openDatabase } from '../open-database.ts';
import { runClient } from './run-client.ts';

/**
 * Restores a dump into an empty native database, in one transaction: creates the roles of callers first, so that
 * grants and policies come back with the tables. Returns the roles' statements that it ran. Throws if the database has tables.
 */
export async function restoreDump(url: string, file: string): Promise<string[]> {
  const database = await openDatabase({ url });
  try {
    const { rows } = await database.pool.query<{ tables: number }>(
      `select count(*)::int as tables from pg_catalog.pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const tables = rows[0]?.tables ?? 0;
    if (tables > 0)
      throw new Error(
        `The database has ${tables} tables already. Restore into an empty one: createdb --owner=USER NAME, then DATABASE_URL.`,
      );
    const roles = await ensureRoles(database);
    await restoreWhatIsOurs(url, file);
    return roles;
  } finally {
    await database.close();
  }
}

/** Default privileges belong to a user, which may have another name here; the next start sets them for this one. */
async function restoreWhatIsOurs(url: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-restore-'));
  const list = join(folder, 'contents');
  try {
    const contents = await runClient('pg_restore', ['--list', file]);
    writeFileSync(list, contents.replace(/^.* DEFAULT ACL .*$/gm, ''));
    const atOnce = ['--no-owner', '--single-transaction', '--exit-on-error', `--use-list=${list}`, file];
    await runClient('pg_restore', atOnce, url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
