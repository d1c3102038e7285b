import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely, Selectable } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { Seal } from '../kernel/seal.ts';
import type { PasswordCost } from './password-hash.ts';

/** A person's account as the server knows it. */
export type Account = Selectable<Schema['auth.users']>;

/** The dependencies of account operations. */
export interface AccountContext {
  readonly database: Database;
  readonly clock: () => Date;
  readonly siteUrl: string;
  /** The tokens that a new account receives. */
  readonly signupTokens: number;
  /** Whether a new account must confirm its address before it can sign in. */
  readonly confirmsMail: boolean;
  /** The cost of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** Seals refresh tokens and hides device addresses. */
  readonly seal: Seal;
}

/** Accounts that still exist; a deleted one is kept only for its ledger. */
export function accounts(executor: Kysely<Schema>) {
  return executor.selectFrom('auth.users').selectAll().where('deleted_at', 'is', null);
}

/** Returns the account of a canonical address, or undefined. */
export function findAccount(executor: Kysely<Schema>, email: string): Promise<Account | undefined> {
  return accounts(executor).where('email', '=', email).executeTakeFirst();
}

export async function requireAccount(executor: Kysely<Schema>, id: string): Promise<Account> {
  const account = await accounts(executor).where('id', '=', id).executeTakeFirst();
  if (account === undefined) throw new AppError('user_not_found', 'User not found');
  return account;
}

export function isBanned(account: Pick<Account, 'banned_until'>, now: Date): boolean {
  return account.banned_until !== null && account.banned_until > now;
}

export function isAdmin(account: Account): boolean {
  return account.app_metadata.is_admin === true;
}
