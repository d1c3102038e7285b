import { limits } from '@regelwerk/contract/limits';
import { AccountError } from './account-error.ts';

let common: ReadonlySet<string> | undefined;

/** Throws for a password that is too short, very common, or absurdly long. Never truncates. */
export async function requireGoodPassword(password: string): Promise<void> {
  if (Buffer.byteLength(password) > limits.passwordBytes)
    throw new AccountError('validation_failed', `Password cannot be longer than ${limits.passwordBytes} bytes`);
  const composed = password.normalize('NFKC');
  if ([...composed].length < limits.shortestPassword) {
    throw new AccountError('weak_password', `Password should be at least ${limits.shortestPassword} characters.`, [
      'length',
    ]);
  }
  if ((await commonPasswords()).has(composed.toLowerCase()))
    throw new AccountError(
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      ['pwned'],
    );
}

/** The list is large and unpacks itself while it is loaded, so only the first password waits for it. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  common ??= new Set(dictionary['passwords-common']);
  return common;
}
