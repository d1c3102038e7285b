import { type Account, type AccountContext, isAdmin } from '../accounts/account.ts';
import { requireOtherAdmin, setAdmin } from '../accounts/admin-rights.ts';
import { isPassword } from '../accounts/password-hash.ts';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { endBilling } from '../subscriptions/end-billing.ts';
import { closeAccount } from './close-account.ts';

/** Deletes the caller's account, which takes the password. Admins lose their right first, so the last admin is refused. */
export async function deleteOwnAccount(
  context: AccountContext,
  billing: BillingContext,
  account: Account,
  { current, refund }: { readonly current: string; readonly refund: boolean },
): Promise<void> {
  const { email, id } = account;
  if (!(await isPassword(current, account.password_hash, context.passwordCost)))
    throw new AppError('invalid_credentials', 'The current password is wrong.');
  if (isAdmin(account)) {
    await requireOtherAdmin(context.database.kysely, id);
    // if the provider cannot be reached, the account and its rights stay
    await endBilling(billing, id);
    await setAdmin(context, { actor: id, email, isAdmin: false });
  }
  await closeAccount(context, billing, id, { refundsUnspent: refund });
}
