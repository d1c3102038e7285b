import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { addressMails } from '../mail/address-mails.ts';
import type { Account, AccountContext } from './account.ts';
import { announceEvent } from './announce-event.ts';
import { isAddressTaken } from './is-address-taken.ts';
import { moveMailbox } from './move-mailbox.ts';
import { createUndoLink, voidLinks } from './one-time-link.ts';

/**
 * Moves an account to another address and returns it. Links to the former mailbox become invalid, except the one in the mail
 * that says so: for seven days it leads back (`isUndone`) and signs everybody else out.
 */
export async function moveAddress(
  context: AccountContext,
  transaction: Transaction<Schema>,
  {
    account,
    email,
    isUndone = false,
  }: { readonly account: Account; readonly email: string; readonly isUndone?: boolean },
): Promise<Account> {
  const { clock, siteUrl } = context;
  const now = clock();
  const { id: userId, email: formerEmail } = account;
  if (await isAddressTaken(transaction, { email, userId, now }))
    throw new AppError('email_exists', 'A user with this email address has already been registered');
  await voidLinks(transaction, userId);
  await moveMailbox(context, transaction, { ...account, email });
  const moved = await transaction
    .updateTable('auth.users')
    .set({ email })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isUndone) {
    await announceEvent(transaction, siteUrl, 'undo_address', {
      account: moved,
      formerEmail,
      mail: (head) => addressMails.undone({ ...head, email, address: `${siteUrl}${paths.imprint}` }),
    });
    return moved;
  }
  const redirectTo = `${siteUrl}${paths.resetPassword}`;
  const secret = await createUndoLink(transaction, { userId, formerEmail, redirectTo, now });
  const undo = secret === undefined ? undefined : `${redirectTo}#token_hash=${secret}&type=recovery`;
  await announceEvent(transaction, siteUrl, 'change_address', {
    account: moved,
    formerEmail,
    mail: (head) =>
      undo === undefined
        ? addressMails.changedAgain({ ...head, email, address: `${siteUrl}${paths.imprint}` })
        : addressMails.changed({ ...head, email, address: undo }),
  });
  return moved;
}
