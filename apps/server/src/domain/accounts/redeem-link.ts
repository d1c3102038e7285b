import { hash } from 'node:crypto';
import type { LinkPurpose } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable, Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { type Account, type AccountContext, requireAccount } from './account.ts';
import { moveAddress } from './move-address.ts';
import { moveMailbox } from './move-mailbox.ts';
import { redeemLink } from './one-time-link.ts';
import { type Device, type LiveSession, openSession } from './session.ts';

const codeLifetimeMs = 300_000;

/** The purposes that a client names; what takes an account back is one of recovery to it. */
export type RequestedPurpose = Exclude<LinkPurpose, 'undo_address'>;

interface Redeemed {
  readonly secret: string;
  readonly purpose: RequestedPurpose;
  readonly device: Device;
}

/**
 * Signs in with the secret of a mailed link; in the code flow this returns a code first. The link that takes an account back to
 * its former address is one of recovery: the person chooses a new password next.
 */
export function signInWithLink(
  context: AccountContext,
  input: Redeemed,
): Promise<
  | { readonly session: LiveSession; readonly redirectTo: string }
  | { readonly code: string; readonly redirectTo: string }
> {
  const now = context.clock();
  return context.database.kysely.transaction().execute(async (transaction) => {
    const purposes = input.purpose === 'recovery' ? (['recovery', 'undo_address'] as const) : [input.purpose];
    const link = await redeemLink(transaction, { secret: input.secret, purposes, now });
    const account = await proveAddress(context, transaction, link);
    const redirectTo = link.redirect_to;
    if (link.code_challenge === null || link.code_challenge_method === null)
      return {
        session: await openSession(context, transaction, { account, method: methodOf(link), device: input.device }),
        redirectTo,
      };
    const flow = await transaction
      .insertInto('auth.flow_states')
      .values({
        user_id: account.id,
        purpose: input.purpose,
        code_challenge: link.code_challenge,
        code_challenge_method: link.code_challenge_method,
        created_at: now,
      })
      .returning('auth_code')
      .executeTakeFirstOrThrow();
    return { code: flow.auth_code, redirectTo };
  });
}

/** Signs in with a code and its verifier; each code allows one attempt. */
export async function signInWithCode(
  context: AccountContext,
  input: { readonly code: string; readonly verifier: string; readonly device: Device },
): Promise<LiveSession> {
  const now = context.clock();
  const flow = await context.database.kysely
    .deleteFrom('auth.flow_states')
    .where('auth_code', '=', input.code)
    .returningAll()
    .executeTakeFirst();
  if (flow === undefined) throw new AppError('flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (now.getTime() - flow.created_at.getTime() > codeLifetimeMs)
    throw new AppError('flow_state_expired', 'invalid flow state, flow state has expired');
  const expected = flow.code_challenge_method === 's256' ? hash('sha256', input.verifier, 'base64url') : input.verifier;
  if (expected !== flow.code_challenge)
    throw new AppError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
  return context.database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, flow.user_id);
    return openSession(context, transaction, { account, method: methodOf(flow), device: input.device });
  });
}

const methodOf = ({ purpose }: { readonly purpose: string }) =>
  purpose === 'recovery' || purpose === 'undo_address' ? 'recovery' : 'otp';

/** Receiving a mail confirms the address; a link to another address moves the account there. */
async function proveAddress(
  context: AccountContext,
  transaction: Transaction<Schema>,
  link: Pick<Selectable<Schema['auth.one_time_tokens']>, 'user_id' | 'new_email' | 'purpose'>,
): Promise<Account> {
  const account = await requireAccount(transaction, link.user_id);
  const email = link.new_email ?? account.email;
  const isMoved = email !== account.email;
  if (!isMoved && account.email_confirmed_at !== null) return account;
  if (isMoved) await moveAddress(context, transaction, { account, email, isUndone: link.purpose === 'undo_address' });
  else await moveMailbox(context, transaction, account);
  return transaction
    .updateTable('auth.users')
    .set({ email_confirmed_at: context.clock() })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
