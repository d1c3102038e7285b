import { randomUUID } from 'node:crypto';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { addJob } from '../queue/add-job.ts';
import { jobs } from '../queue/jobs.ts';

/**
 * Queues a mail in the caller's transaction; it is sent, and retried, after the commit. Mails that the law requires
 * are marked, so that delays are noticed. The id stays the same for every attempt. The history of a person with an
 * account keeps the subject and the order that the mail confirms.
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
  await sql`insert into private.mails (id, user_id, subject, is_legal, order_id)
    select ${id}, id, left(${mail.subject}, 500), ${isLegal}, ${confirms ?? null}::uuid from auth.users
    where email = lower(${mail.to}) and deleted_at is null`.execute(executor);
}
