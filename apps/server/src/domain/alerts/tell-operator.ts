import type { Database } from '@regelwerk/database/open-database';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { CallSettings } from './call-settings.ts';
import { callAction } from './call-words.ts';
import { wordsOfCall } from './words-of-call.ts';

/** Queues the mail and the webhook of a call, once. */
export async function tellOperator(
  { database, siteUrl, calls }: { readonly database: Database; readonly siteUrl: string; readonly calls: CallSettings },
  id: string,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const call = await transaction
      .updateTable('private.operator_calls')
      .set(({ fn }) => ({ told_at: fn<Date>('now', []) }))
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .returning(['kind', 'facts'])
      .executeTakeFirst();
    if (call === undefined) return;
    const { subject, text, link } = wordsOfCall(call, siteUrl, calls.language);
    if (calls.mailTo !== undefined) {
      const action = { label: callAction[calls.language], address: link };
      const content = { to: calls.mailTo, language: calls.language, siteUrl, subject, paragraphs: [text], action };
      await queueMail(transaction, writeMail(content), { isCall: true });
    }
    if (calls.webhook !== undefined) await addJob(transaction, jobs.postOperatorCall, { id });
  });
}
