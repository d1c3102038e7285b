import { AppError } from '../../kernel/app-error.ts';
import { type AccountContext, findAccount } from '../account.ts';
import { canonicalEmail } from '../canonical-email.ts';
import { dropFactor } from '../drop-factor.ts';
import { recordFactorEvent } from './record-factor-event.ts';

/**
 * Removes the second factor of an account for a person who lost the device and the recovery codes, and ends its sessions.
 * `actor` is another admin, or null for the operator. Returns the address, and whether there was a factor.
 */
export async function resetFactor(
  context: AccountContext,
  { actor, email: written }: { readonly actor: string | null; readonly email: string },
): Promise<{ readonly email: string; readonly hadFactor: boolean }> {
  const email = canonicalEmail(written);
  return context.database.kysely.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, email);
    if (account === undefined) throw new AppError('user_not_found', 'User not found');
    const hadFactor = await dropFactor(transaction, account.id);
    if (hadFactor) await recordFactorEvent(context, transaction, { actor, account, event: 'reset_two_factor' });
    return { email, hadFactor };
  });
}
