import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import { accountMails } from '../mail/account-mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Account, AccountContext } from './account.ts';
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
