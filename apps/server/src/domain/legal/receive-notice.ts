import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { hideAddress } from '../hide-address.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import { addJob } from '../queue/add-job.ts';
import { jobs } from '../queue/jobs.ts';
import { endOfPeriod } from './end-of-period.ts';
import type { LegalContext } from './legal-context.ts';
import { type Notice, writeReceipt } from './write-receipt.ts';

const refundDays = 14;

/**
 * Takes a declaration as it is: no account, order or subscription is looked up, so nobody learns of one. Keeps it with
 * its deadline, mails the receipt and has a cancellation applied, all or nothing; sent twice it is received once.
 */
export async function receiveNotice(
  { database, clock, operator, sealKey, siteUrl }: LegalContext,
  input: { readonly notice: Notice; readonly language: InterfaceLanguage; readonly address: string },
): Promise<void> {
  const receivedAt = clock();
  const { notice, language } = input;
  const { id, name, email, contractReference, ...details } = notice.content;
  const receipt = writeReceipt(notice, { language, receivedAt, operatorName: operator.name });
  await database.kysely.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('private.legal_notices')
      .values({
        id,
        kind: notice.kind,
        language,
        name,
        email,
        contract_reference: contractReference,
        details: JSON.stringify(details),
        receipt: receipt.text,
        address_hash: hideAddress(sealKey, input.address),
        received_at: receivedAt,
        due_at: endOfPeriod(receivedAt, refundDays),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return;
    const mail = { to: email, language, siteUrl, subject: receipt.title, paragraphs: [receipt.text.trim()] };
    await queueMail(transaction, writeMail(mail), { isLegal: true });
    if (notice.kind === 'cancellation') await addJob(transaction, jobs.applyCancellation, { id });
  });
}
