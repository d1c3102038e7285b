import { AppError } from '../app-error.ts';
import type { Account } from './account.ts';
import { isPassword } from './password-hash.ts';

/** Whoever found an open screen is not yet its owner: what cannot be taken back asks for the password again. */
export async function requireOwnPassword(account: Account, password: string): Promise<void> {
  if (!(await isPassword(password, account.password_hash)))
    throw new AppError('wrong_password', 'The current password is wrong.');
}
