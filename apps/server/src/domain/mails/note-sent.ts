import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Records that a mail was sent, for the recipient's history. */
export async function noteSent({ kysely }: Database, id: string): Promise<void> {
  await sql`update private.mails set sent_at = now() where id = ${id}`.execute(kysely);
}
