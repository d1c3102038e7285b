import { AppError } from '../app-error.ts';
import type { Account, AccountContext } from './account.ts';
import { isPassword } from './password-hash.ts';

/** Asks for the password again before an irreversible action: an unlocked screen does not prove ownership. */
export async function requireOwnPassword(
  { passwordCost }: AccountContext,
  account: Account,
  password: string,
): Promise<void> {
  if (!(await isPassword(password, account.password_hash, passwordCost)))
    throw new AppError('wrong_password', 'The current password is wrong.');
}
