import type { BillingContext } from '../billing/billing-context.ts';
import { endBilling } from '../billing/end-billing.ts';
import { accountMails } from '../mails/account-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type Account, type AccountContext, isAdmin } from './account.ts';
import { requireOtherAdmin, setAdmin } from './admin-rights.ts';
import { closeAccount } from './close-account.ts';
import { languageOf } from './language-of.ts';

/**
 * Deletes the caller's account and confirms it by mail. Admins lose their right first, so the last admin is refused.
 */
export async function deleteOwnAccount(
  context: AccountContext,
  billing: BillingContext,
  account: Account,
  { refund }: { readonly refund: boolean },
): Promise<void> {
  const { email, id } = account;
  if (isAdmin(account)) {
    await requireOtherAdmin(context.database.kysely, id);
    // if the provider cannot be reached, the account and its rights stay
    await endBilling(billing, id);
    await setAdmin(context, { actor: id, email, isAdmin: false });
  }
  const { database, siteUrl } = context;
  const { retention, refunds } = await closeAccount(context, billing, id, { refundsUnspent: refund });
  await queueMail(
    database.kysely,
    accountMails.accountDeleted({
      to: email,
      language: languageOf(account),
      siteUrl,
      address: siteUrl,
      retention,
      refunds,
    }),
  );
}
