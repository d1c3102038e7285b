import { accountRequest } from '@regelwerk/contract/account';
import { paths } from '@regelwerk/contract/paths';
import type { AccountContext } from '../domain/accounts/account.ts';
import { changeOwnAccount } from '../domain/accounts/change-own-account.ts';
import { deleteOwnAccount } from '../domain/accounts/delete-own-account.ts';
import { exportOwnData } from '../domain/accounts/export-own-data.ts';
import type { ExportSlots } from '../domain/accounts/export-slots.ts';
import { listUnspent } from '../domain/accounts/list-unspent.ts';
import { endOwnSession, listOwnSessions } from '../domain/accounts/own-sessions.ts';
import { requireOwnPassword } from '../domain/accounts/require-own-password.ts';
import { retentionOf } from '../domain/accounts/retention-of.ts';
import { AppError } from '../domain/app-error.ts';
import type { BillingContext } from '../domain/billing/billing-context.ts';
import type { ServerContext } from '../http/bindings.ts';
import type { UseLimit } from '../http/rate-limits.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './require-person.ts';

interface AccountDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly useLimit: UseLimit;
  readonly exports: ExportSlots;
}

/** What a person does with their own account: sessions, password, export, deletion. */
export async function ownAccount(c: ServerContext, deps: AccountDeps): Promise<Response> {
  const body = await readBody(c, accountRequest);
  const { account, sessionId } = await requireSession(c, deps.accounts);
  const { id: userId } = account;
  if (body.action === 'sessions') return c.json(await listOwnSessions(deps.accounts, { userId, sessionId }));
  if (body.action === 'retention') return c.json(await retentionOf(deps.accounts.database, userId));
  if (body.action === 'unspent') return c.json(await listUnspent(deps.accounts.database, userId));
  if (body.action === 'endSession') {
    await endOwnSession(deps.accounts, { userId, sessionId: body.sessionId });
    return c.json({ success: true });
  }
  if (body.action === 'export') {
    c.header('retry-after', '30');
    const release = await deps.exports.take(userId);
    const archive = await exportOwnData(deps.accounts, userId, release);
    c.header('retry-after', undefined);
    // a type that clients hand over as bytes
    return c.body(archive, 200, { 'content-type': 'application/octet-stream' });
  }
  await requireWithinLimit(
    c,
    { ...deps, addressOf: () => userId },
    'signInsOfAccount',
    () => new AppError('rate_limited', 'Too many requests. Please try again later.'),
  );
  await requireOwnPassword(account, body.current);
  if (body.action === 'delete') await deleteOwnAccount(deps.accounts, deps.billing, account, body);
  else await changeOwnAccount(deps.accounts, { userId, sessionId, password: body.next, redirectTo: paths.home });
  return c.json({ success: true });
}
