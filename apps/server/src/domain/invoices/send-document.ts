import { sql } from 'kysely';
import type { BillingContext } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { documentMail } from './document-mail.ts';

/** Draws a document and queues its mail, once for each document. */
export async function sendDocument(context: BillingContext, id: string): Promise<void> {
  const mail = await documentMail(context, id);
  if (mail === undefined) return;
  await context.database.kysely.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('private.billing_files')
      .set({ mailed_at: sql`now()` })
      .where('document_id', '=', id)
      .where('mailed_at', 'is', null)
      .returning('document_id')
      .executeTakeFirst();
    if (taken !== undefined) await queueMail(transaction, mail);
  });
}
