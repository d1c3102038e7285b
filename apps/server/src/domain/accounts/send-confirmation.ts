import { paths } from '@regelwerk/contract/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { accountMails } from '../mails/account-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Account, AccountContext } from './account.ts';
import { languageOf } from './language-of.ts';
import { createLink } from './one-time-link.ts';

/** Mails a link that confirms the address of an account. */
export async function sendConfirmation(
  { clock, siteUrl }: AccountContext,
  transaction: Transaction<Schema>,
  { account, redirectTo }: { readonly account: Account; readonly redirectTo: string },
): Promise<void> {
  const now = clock();
  const secret = await createLink(transaction, { userId: account.id, purpose: 'signup', redirectTo, now });
  await transaction.updateTable('auth.users').set({ confirmation_sent_at: now }).where('id', '=', account.id).execute();
  const address = `${siteUrl}${paths.confirmEmail}#token_hash=${secret}&type=signup`;
  await queueMail(
    transaction,
    accountMails.confirmAddress({ to: account.email, language: languageOf(account), siteUrl, address }),
  );
}
