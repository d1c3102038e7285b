import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Account, AccountContext } from './account.ts';

/** Books the gift that a mailbox gets once, however many accounts it had, and the debt of earlier accounts. */
export async function giveGift(
  { clock, signupTokens }: AccountContext,
  transaction: Transaction<Schema>,
  { id, mailbox_hash }: Account,
): Promise<void> {
  // of several simultaneous accounts, the first to write the row gets the gift
  const { rows } = await sql`
    insert into private.mailboxes (hash, gift_at) select ${mailbox_hash}, ${clock()} where ${signupTokens} > 0
    on conflict (hash) do update set gift_at = excluded.gift_at where mailboxes.gift_at is null
    returning hash`.execute(transaction);
  if (rows.length > 0)
    await sql`select private.post_tokens(${id}, ${signupTokens}, 'Welcome tokens', 'signup', ${id}, null)`.execute(
      transaction,
    );
  await sql`select private.take_over_debt(${id})`.execute(transaction);
}
