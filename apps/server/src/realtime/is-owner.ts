import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { sql } from 'kysely';

/**
 * Returns whether this identity may learn of a deleted row of `owner`. Asks the database, which knows about ended
 * sessions.
 */
export async function isOwner(database: Database, identity: Identity, owner: string): Promise<boolean> {
  if (identity.role === 'service_role') return true;
  if (identity.claims.sub !== owner) return false;
  return withRole(database, identity, async (transaction) => {
    const { rows } = await sql<{ is_owner: boolean | null }>`select auth.uid() = ${owner}::uuid as is_owner`.execute(
      transaction,
    );
    return rows[0]?.is_owner === true;
  });
}
