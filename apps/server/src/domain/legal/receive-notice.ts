import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { hashAddress } from '../kernel/hash-address.ts';
import { jobs } from '../kernel/jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endOfPeriod } from './end-of-period.ts';
import type { LegalContext } from './legal-context.ts';
import { type Notice, writeReceipt } from './write-receipt.ts';

const refundDays = 14;

/**
 * Takes a declaration as it is: no account, order or subscription is looked up, so nobody learns of one. Keeps it with
 * its deadline, mails the receipt and has it applied, all or nothing. Sent twice it is received once; changed
 * and sent again it is another one. Returns the id of its receipt.
 */
export async function receiveNotice(
  { database, clock, providerClock, operator, seal, siteUrl }: LegalContext,
  input: { readonly notice: Notice; readonly language: InterfaceLanguage; readonly address: string },
): Promise<string> {
  const receivedAt = (input.notice.kind === 'cancellation' ? providerClock : clock)();
  const { language } = input;
  return database.kysely.transaction().execute(async (transaction) => {
    const notice = await asItsOwn(transaction, input.notice);
    const { id, name, email, contractReference, ...details } = notice.content;
    const receipt = writeReceipt(notice, { language, receivedAt, operatorName: operator.name });
    const dueAt = endOfPeriod(receivedAt, refundDays, operator.federalState ?? 'BUND');
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
        address_hash: hashAddress(seal.newest, input.address),
        received_at: receivedAt,
        due_at: dueAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined) return id;
    const mail = { to: email, language, siteUrl, subject: receipt.title, paragraphs: [receipt.text.trim()] };
    await queueMail(transaction, writeMail(mail), { isLegal: true });
    // it is applied first: only one that needs a decision calls the operator
    await addJob(transaction, notice.kind === 'cancellation' ? jobs.applyCancellation : jobs.applyWithdrawal, { id });
    return id;
  });
}

/** Returns the declaration, with a new id if another one was received under its own. */
async function asItsOwn(transaction: Transaction<Schema>, notice: Notice): Promise<Notice> {
  const { id, ...content } = notice.content;
  const known = await transaction
    .selectFrom('private.legal_notices')
    .select(['kind', 'name', 'email', 'contract_reference as contractReference', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return notice;
  const { kind, details, ...contact } = known;
  const isSame = kind === notice.kind && isDeepStrictEqual({ ...contact, ...(details as object) }, content);
  return isSame ? notice : ({ ...notice, content: { ...content, id: randomUUID() } } as Notice);
}
