import { sql } from 'kysely';
import { documentMail } from '../invoices/document-mail.ts';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface Resend {
  readonly actor: string;
  readonly what: 'mail' | 'document';
  /** The id of the kept mail, or of the document. */
  readonly id: string;
  readonly requestId: string;
}

/**
 * Sends a kept mail of an order, or the mail of one of its documents, again, to the present address of its account. The same
 * request sends once.
 */
export async function resendMail(context: BillingContext, { actor, what, id, requestId }: Resend): Promise<void> {
  const content = what === 'mail' ? await keptMail(context, id) : await documentMail(context, id);
  const owner = await ownerOf(context, what, id);
  if (content === undefined || owner === undefined)
    throw new AppError('not_found', 'This mail is not kept, or its account was deleted.', { field: 'id' });
  await context.database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mail:' || ${requestId}, 0))`.execute(transaction);
    const sent = await transaction
      .selectFrom('private.mails')
      .select('id')
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (sent !== undefined) return;
    await queueMail(transaction, { ...content, to: owner.email }, { id: requestId });
    const after = { mail: content.subject };
    await recordAudit(transaction, { actor, action: 'resend_mail', subject: owner.subject, after });
  });
}

async function keptMail({ database }: BillingContext, id: string) {
  const kept = await database.kysely
    .selectFrom('private.mails')
    .select(['subject', 'body_text as text', 'body_html as html'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (kept === undefined || kept.text === null || kept.html === null) return undefined;
  return { subject: kept.subject, text: kept.text, html: kept.html };
}

/** The account that gets the mail, and the order, or else the person, under which the log files it. */
async function ownerOf({ database: { kysely } }: BillingContext, what: Resend['what'], id: string) {
  const papers =
    what === 'mail'
      ? kysely.selectFrom('private.mails').select(['user_id', 'order_id']).where('id', '=', id)
      : kysely.selectFrom('public.billing_documents').select(['user_id', 'order_id']).where('id', '=', id);
  return kysely
    .selectFrom(papers.as('sent'))
    .innerJoin('auth.users as u', 'u.id', 'sent.user_id')
    .select(['u.email', sql<string>`coalesce(sent.order_id, u.id)::text`.as('subject')])
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}
