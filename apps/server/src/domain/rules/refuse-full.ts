import { AppError } from '../kernel/app-error.ts';

/** Throws what the database said, as `account_full` where an account has no room for more rules. */
export function refuseFull(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'PT413')
    throw new AppError('account_full', 'Your account is full. Delete rules you no longer need.');
  throw error;
}
