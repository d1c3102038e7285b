import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/** Closes a declaration; returns false if it was closed before or does not exist. */
export async function closeNotice(executor: Kysely<Schema>, id: string): Promise<boolean> {
  const closed = await executor
    .updateTable('private.legal_notices')
    .set({ settled_at: sql`now()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
