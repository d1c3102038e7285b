import { limits } from '@regelwerk/contract/shared/limits';
import type { Account } from './account.ts';

/** Returns the name that a person gave, cut to its greatest length; empty if there is none. */
export function nameOf({ user_metadata: { name } }: Pick<Account, 'user_metadata'>): string {
  return typeof name === 'string' ? [...name].slice(0, limits.displayName).join('') : '';
}
