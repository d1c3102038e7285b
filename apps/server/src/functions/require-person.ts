import type { AccountContext } from '../domain/accounts/account.ts';
import { type LiveCaller, requireLiveSession } from '../domain/accounts/require-live-session.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { sessionEnded } from '../domain/kernel/session-ended.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requireAdminStatus } from './require-admin-status.ts';

/** Returns the caller with their present account; throws for visitors and ended sessions. */
export async function requireSession(c: ServerContext, accounts: AccountContext): Promise<LiveCaller> {
  const { role, claims } = c.get('identity');
  if (role !== 'authenticated') throw new AppError('not_signed_in', 'Authentication required');
  try {
    return await requireLiveSession(accounts, claims);
  } catch (error) {
    if (error instanceof AppError) throw sessionEnded();
    throw error;
  }
}

/** Returns the caller like `requireSession`; also throws unless they are an admin now. */
export async function requireAdmin(c: ServerContext, accounts: AccountContext): Promise<LiveCaller> {
  const caller = await requireSession(c, accounts);
  if (caller.adminStatus === 'none') throw new AppError('not_admin', "You don't have admin privileges.");
  requireAdminStatus(caller);
  return caller;
}
