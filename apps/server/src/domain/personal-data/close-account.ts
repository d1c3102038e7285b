import { type AccountContext, isAdmin, requireAccount } from '../accounts/account.ts';
import { requireOtherAdmin } from '../accounts/admin-rights.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { endBilling } from '../subscriptions/end-billing.ts';
import { removeAccount } from './remove-account.ts';

/**
 * Deletes an account after ending everything at the provider that could still charge the person. Unspent tokens are refunded
 * unless the person chose otherwise.
 */
export async function closeAccount(
  context: AccountContext,
  billing: BillingContext,
  id: string,
  { refundsUnspent }: { readonly refundsUnspent: boolean },
): Promise<void> {
  const account = await requireAccount(context.database.kysely, id);
  // said before anything ends at the provider
  if (isAdmin(account)) await requireOtherAdmin(context.database.kysely, id);
  await endBilling(billing, id);
  await removeAccount(context, id, refundsUnspent);
}
