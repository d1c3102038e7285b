import { limits } from '@regelwerk/contract/shared/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../kernel/app-error.ts';

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Throws for a password that is too short, very common, or absurdly long. Never truncates. */
export function requireGoodPassword(password: string): void {
  if (Buffer.byteLength(password) > limits.passwordBytes)
    throw new AppError('validation_failed', `Password cannot be longer than ${limits.passwordBytes} bytes`);
  const composed = password.normalize('NFKC');
  if ([...composed].length < limits.shortestPassword) {
    throw new AppError('weak_password', `Password should be at least ${limits.shortestPassword} characters.`, {
      reasons: ['length'],
    });
  }
  if (commonPasswords.has(composed.toLowerCase()))
    throw new AppError(
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      { reasons: ['pwned'] },
    );
}
