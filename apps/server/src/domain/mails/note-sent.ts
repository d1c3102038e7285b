import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Notes that a mail has left, for the history of whom it went to. */
export async function noteSent({ kysely }: Database, id: string): Promise<void> {
  await sql`update private.mails set sent_at = now() where id = ${id}`.execute(kysely);
}
