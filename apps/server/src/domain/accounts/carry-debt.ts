import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { mailTakenTokens } from '../ledger/mail-taken-tokens.ts';

/** Moves the debt of a deleted account to its mailbox, or to the account that has the mailbox now, which is told why. */
export async function carryDebt(transaction: Transaction<Schema>, siteUrl: string, userId: string): Promise<void> {
  const before = await heirOf(transaction, userId);
  await sql`select private.carry_debt(${userId})`.execute(transaction);
  const after = await heirOf(transaction, userId);
  if (before === undefined || after === undefined) return;
  const tokens = before.balance - after.balance;
  await mailTakenTokens(transaction, siteUrl, { userId: after.id, cause: 'earlier_account', tokens });
}

/** Returns the account that has the mailbox of a deleted one now, with its balance. */
async function heirOf(transaction: Transaction<Schema>, userId: string) {
  return transaction
    .selectFrom('auth.users as gone')
    .innerJoin('auth.users as heir', 'heir.mailbox_hash', 'gone.mailbox_hash')
    .leftJoin('public.user_tokens as t', 't.user_id', 'heir.id')
    .select(['heir.id', ({ fn, val }) => fn.coalesce('t.tokens_remaining', val(0)).as('balance')])
    .where('gone.id', '=', userId)
    .where('gone.deleted_at', 'is not', null)
    .where('heir.deleted_at', 'is', null)
    .orderBy('heir.created_at')
    .executeTakeFirst();
}
