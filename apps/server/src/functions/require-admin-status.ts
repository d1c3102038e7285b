import type { LiveCaller } from '../domain/accounts/require-live-session.ts';
import { AppError } from '../domain/kernel/app-error.ts';

/** Throws if the caller is an admin whose second factor is missing in this session; people without the right pass. */
export function requireAdminStatus({ adminStatus }: Pick<LiveCaller, 'adminStatus'>): void {
  if (adminStatus === 'needs_code')
    throw new AppError('second_factor_needed', 'Enter a code of your authenticator app.');
  if (adminStatus === 'needs_factor') throw new AppError('second_factor_missing', 'Set up an authenticator app first.');
}
