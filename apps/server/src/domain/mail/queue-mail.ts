import { randomUUID } from 'node:crypto';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';

/**
 * Queues a mail in the caller's transaction; it is sent, and retried, after the commit. Mails that the law requires
 * are marked, so that delays are noticed. The id stays the same for every attempt. The history of a person with an
 * account keeps the subject; a mail of an order, its acknowledgement or confirmation, is kept as it is sent.
 */
export async function queueMail(
  executor: Kysely<Schema>,
  mail: Omit<Mail, 'attachments'> & {
    /** The invoice or credit note to attach; its file is read when the mail is sent. */
    readonly documentId?: string;
  },
  {
    isLegal = false,
    isAlert = false,
    ofOrder,
    id = randomUUID(),
  }: {
    readonly isLegal?: boolean;
    /** Whether it alerts the operator; if it fails, nobody is alerted. */
    readonly isAlert?: boolean;
    readonly ofOrder?: { readonly orderId: string; readonly purpose: 'acknowledgement' | 'confirmation' };
    /** The mail's id, where the caller makes sure that it is new. */
    readonly id?: string;
  } = {},
): Promise<void> {
  const flags = [...(isLegal ? ['legal'] : []), ...(isAlert ? ['alert'] : [])];
  await addJob(executor, jobs.sendMail, { ...mail, id }, { flags });
  const [text, html] = ofOrder === undefined ? [null, null] : [mail.text, mail.html];
  await executor
    .insertInto('private.mails')
    .columns(['id', 'user_id', 'subject', 'is_legal', 'order_id', 'purpose', 'body_text', 'body_html'])
    .expression(({ selectFrom, val }) =>
      selectFrom('auth.users')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'auth.users.id as user_id',
          val(mail.subject.slice(0, 500)).as('subject'),
        ])
        .select([
          val(isLegal).as('is_legal'),
          sql<string | null>`${ofOrder?.orderId ?? null}::uuid`.as('order_id'),
          sql<string | null>`${ofOrder?.purpose ?? null}::text`.as('purpose'),
        ])
        .select([sql<string | null>`${text}::text`.as('body_text'), sql<string | null>`${html}::text`.as('body_html')])
        .where('email', '=', sql<string>`lower(${mail.to})`)
        .where('deleted_at', 'is', null),
    )
    .execute();
}
