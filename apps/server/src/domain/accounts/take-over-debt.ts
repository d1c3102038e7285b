import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { mailTakenTokens } from '../ledger/mail-taken-tokens.ts';

/** Moves the debt that earlier accounts left with a mailbox to its present account, and mails why. */
export async function takeOverDebt(transaction: Transaction<Schema>, siteUrl: string, userId: string): Promise<void> {
  const before = await debtOf(transaction, userId);
  await sql`select private.take_over_debt(${userId})`.execute(transaction);
  await mailTakenTokens(transaction, siteUrl, { userId, cause: 'earlier_account', tokens: before });
}

async function debtOf(transaction: Transaction<Schema>, userId: string): Promise<number> {
  const mailbox = await transaction
    .selectFrom('private.mailboxes as m')
    .innerJoin('auth.users as u', 'u.mailbox_hash', 'm.hash')
    .select('m.debt')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return mailbox?.debt ?? 0;
}
