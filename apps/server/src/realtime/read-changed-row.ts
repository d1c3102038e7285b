import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { sql } from 'kysely';
import pg from 'pg';
import type { RowChange } from './change-feed.ts';

/**
 * Returns the row as this identity may see it; absent if row level security, a missing grant or a later deletion
 * hides it.
 */
export async function readChangedRow(
  database: Database,
  identity: Identity,
  change: RowChange,
): Promise<Record<string, unknown> | undefined> {
  const conditions = Object.entries(change.key).map(
    ([column, value]) => sql`${sql.ref(column)}::text = ${String(value)}`,
  );
  try {
    return await withRole(database, identity, async (transaction) => {
      const found = await sql<{ row: Record<string, unknown> }>`
        select to_json(changed) as row from ${sql.table(`public.${change.table}`)} as changed where ${sql.join(conditions, sql` and `)}`.execute(
        transaction,
      );
      return found.rows[0]?.row;
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return undefined;
    throw error;
  }
}
