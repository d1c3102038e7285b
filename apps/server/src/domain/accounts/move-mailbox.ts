import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import type { AccountContext } from './account.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { resealMailbox } from './reseal-mailbox.ts';
import { takeOverDebt } from './take-over-debt.ts';

/** Moves an account to the mailbox of its new address; neither the old nor the new one gets another gift. */
export async function moveMailbox(
  { clock, seal, siteUrl }: AccountContext,
  transaction: Transaction<Schema>,
  {
    id,
    mailbox_hash: before,
    email,
  }: { readonly id: string; readonly mailbox_hash: string | null; readonly email: string },
): Promise<void> {
  const after = mailboxHash(seal.newest, email);
  await resealMailbox(transaction, seal, email);
  if (after === before) return;
  await transaction.updateTable('private.mailboxes').set({ released_at: clock() }).where('hash', '=', before).execute();
  await transaction
    .insertInto('private.mailboxes')
    .columns(['hash', 'gift_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('private.mailboxes')
        .select([val(after).as('hash'), 'gift_at'])
        .where('hash', '=', before),
    )
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet(({ fn }) => ({
        gift_at: fn.coalesce('private.mailboxes.gift_at', 'excluded.gift_at'),
      })),
    )
    .execute();
  await transaction.updateTable('auth.users').set({ mailbox_hash: after }).where('id', '=', id).execute();
  await takeOverDebt(transaction, siteUrl, id);
}
