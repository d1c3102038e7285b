import { randomUUID } from 'node:crypto';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { addJob } from '../queue/add-job.ts';
import { jobs } from '../queue/jobs.ts';

/**
 * Queues a mail in the caller's transaction; it is sent, and retried, after the commit. Mails that the law requires
 * are marked, so that delays are noticed. The id stays the same for every attempt. The history of a person with an
 * account keeps the subject; the confirmation of an order is kept as it is sent.
 */
export async function queueMail(
  executor: Kysely<Schema> | Transaction<Schema>,
  mail: Omit<Mail, 'attachments'> & {
    /** The invoice or credit note to attach; its file is read when the mail is sent. */
    readonly documentId?: string;
  },
  { isLegal = false, confirms }: { readonly isLegal?: boolean; readonly confirms?: string } = {},
): Promise<void> {
  const flags = isLegal ? ['legal'] : [];
  const id = randomUUID();
  await addJob(executor, jobs.sendMail, { ...mail, id }, { flags });
  const [text, html] = confirms === undefined ? [null, null] : [mail.text, mail.html];
  await sql`insert into private.mails (id, user_id, subject, is_legal, order_id, body_text, body_html)
    select ${id}, id, left(${mail.subject}, 500), ${isLegal}, ${confirms ?? null}::uuid, ${text}, ${html} from auth.users
    where email = lower(${mail.to}) and deleted_at is null`.execute(executor);
}
