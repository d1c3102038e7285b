import type { Database } from '@regelwerk/database/open-database';

/** Records that a mail was sent, for the recipient's history. */
export async function noteSent({ kysely }: Database, id: string): Promise<void> {
  await kysely
    .updateTable('private.mails')
    .set(({ fn }) => ({ sent_at: fn<Date>('now', []) }))
    .where('id', '=', id)
    .execute();
}
