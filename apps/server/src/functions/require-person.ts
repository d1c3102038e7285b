import type { AccountContext } from '../domain/accounts/account.ts';
import { AccountError } from '../domain/accounts/account-error.ts';
import { requireLivePerson } from '../domain/accounts/require-live-person.ts';
import { type LiveCaller, requireLiveSession } from '../domain/accounts/require-live-session.ts';
import { AppError } from '../domain/app-error.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requireStanding } from './require-standing.ts';

/** Returns the caller with their present account; throws for visitors and ended sessions. */
export function requireSession(c: ServerContext, accounts: AccountContext): Promise<LiveCaller> {
  return alive(c, (claims) => requireLiveSession(accounts, claims));
}

/** Returns the id of the caller; throws for visitors and ended sessions. */
export function requirePerson(c: ServerContext, accounts: AccountContext): Promise<string> {
  return alive(c, (claims) => requireLivePerson(accounts, claims));
}

async function alive<Found>(
  c: ServerContext,
  find: (claims: Readonly<Record<string, unknown>>) => Promise<Found>,
): Promise<Found> {
  const { role, claims } = c.get('identity');
  if (role !== 'authenticated') throw new AppError('not_signed_in', 'Authentication required');
  try {
    return await find(claims);
  } catch (error) {
    if (error instanceof AccountError)
      throw new AppError('session_ended', 'Your session has ended. Please sign in again.');
    throw error;
  }
}

/** Returns the caller like `requireSession`; also throws unless they are an admin now. */
export async function requireAdmin(c: ServerContext, accounts: AccountContext): Promise<LiveCaller> {
  const caller = await requireSession(c, accounts);
  if (caller.standing === 'none') throw new AppError('not_admin', "You don't have admin privileges.");
  requireStanding(caller);
  return caller;
}
