import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Account, AccountContext } from './account.ts';
import { takeOverDebt } from './take-over-debt.ts';

/** Books the gift that a mailbox gets once, however many accounts it had, and the debt of earlier accounts. */
export async function giveGift(
  { clock, signupTokens, siteUrl }: AccountContext,
  transaction: Transaction<Schema>,
  { id, mailbox_hash }: Account,
): Promise<void> {
  if (signupTokens > 0 && mailbox_hash !== null && (await takeGift(transaction, mailbox_hash, clock())))
    await sql`select private.post_tokens(${id}, ${signupTokens}, 'Welcome tokens', 'signup', ${id}, null)`.execute(
      transaction,
    );
  await takeOverDebt(transaction, siteUrl, id);
}

/** Of several simultaneous accounts, the first to write the row gets the gift. */
async function takeGift(transaction: Transaction<Schema>, hash: string, now: Date): Promise<boolean> {
  const taken = await transaction
    .insertInto('private.mailboxes')
    .values({ hash, gift_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ gift_at: now }).where('private.mailboxes.gift_at', 'is', null),
    )
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}
