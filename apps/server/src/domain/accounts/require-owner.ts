import type { AuthenticationMethod } from '@regelwerk/database/column-types';
import { AppError } from '../kernel/app-error.ts';
import type { Account, AccountContext } from './account.ts';
import { isSecondFactor } from './is-second-factor.ts';
import { isPassword } from './password-hash.ts';

const minute = 60_000;
/** The session of a reset link may choose a password for as long as the link itself would have worked. */
const recentMs = { signIn: 10 * minute, recovery: 60 * minute };

/**
 * Asks for a proof of ownership before the password or the address of an account changes: the current password, or a session
 * that signed in just now. An open session alone, which a refresh prolongs, proves nothing.
 */
export async function requireOwner(
  { passwordCost, clock }: AccountContext,
  account: Account,
  { current, amr }: { readonly current?: string | undefined; readonly amr: readonly AuthenticationMethod[] },
): Promise<void> {
  if (current !== undefined) {
    if (await isPassword(current, account.password_hash, passwordCost)) return;
    throw new AppError('invalid_credentials', 'The current password is wrong.');
  }
  const isRecent = amr.some((proof) => {
    const age = clock().getTime() - proof.timestamp * 1000;
    return !isSecondFactor(proof) && age <= (proof.method === 'recovery' ? recentMs.recovery : recentMs.signIn);
  });
  if (!isRecent) throw new AppError('reauthentication_needed', 'Send the current password, or sign in again.');
}
