import { paths } from '@regelwerk/contract/shared/paths';
import { changeOwnAccount } from '../domain/accounts/change-own-account.ts';
import { endOwnSession, listOwnSessions } from '../domain/accounts/own-sessions.ts';
import { wantRuleMail } from '../domain/accounts/want-rule-mail.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { deleteOwnAccount } from '../domain/personal-data/delete-own-account.ts';
import { exportOwnData } from '../domain/personal-data/export-own-data.ts';
import { listUnspent } from '../domain/personal-data/list-unspent.ts';
import { readRetention } from '../domain/personal-data/read-retention.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { Handler } from './handler.ts';
import { requireAdminStatus } from './require-admin-status.ts';

const tooMany = () => new AppError('rate_limited', 'Too many requests. Please try again later.');

/** `account`: sessions, password, export and deletion of the caller's own account. */
export const ownAccount: Handler<'account'> = async ({ c, body, caller }, deps) => {
  const { account, sessionId, amr } = caller;
  const { id: userId } = account;
  if (body.action === 'sessions') return listOwnSessions(deps.accounts, { userId, sessionId });
  if (body.action === 'retention') return readRetention(deps.accounts.database, userId);
  if (body.action === 'unspent') return listUnspent(deps.accounts.database, userId);
  if (body.action === 'ruleMail') {
    await requireWithinLimit(c, deps, { limit: 'ruleMails', key: userId }, tooMany);
    await wantRuleMail(deps.accounts, account);
    return { success: true };
  }
  if (body.action === 'endSession') {
    await endOwnSession(deps.accounts, { userId, sessionId: body.sessionId });
    return { success: true };
  }
  if (body.action === 'export') {
    c.header('retry-after', '30');
    const release = await deps.exports.take(userId);
    const archive = await exportOwnData(deps.accounts, userId, release);
    c.header('retry-after', undefined);
    // clients treat this type as binary
    return c.body(archive, 200, { 'content-type': 'application/octet-stream' });
  }
  await requireWithinLimit(c, deps, { limit: 'signInsOfAccount', key: userId }, tooMany);
  if (caller.adminStatus === 'needs_code') requireAdminStatus(caller);
  if (body.action === 'delete') await deleteOwnAccount(deps.accounts, deps.billing, account, body);
  else {
    const { current, next: password } = body;
    await changeOwnAccount(deps.accounts, { userId, sessionId, amr, current, password, redirectTo: paths.home });
  }
  return { success: true };
};
