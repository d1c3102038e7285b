import { createHash } from 'node:crypto';
import type { LinkPurpose } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { type Account, type AccountContext, requireAccount } from './account.ts';
import { AccountError } from './account-error.ts';
import { moveMailbox } from './move-mailbox.ts';
import { redeemLink } from './one-time-link.ts';
import { type Device, type LiveSession, openSession } from './session.ts';

const codeLifetimeMs = 300_000;

interface Redeemed {
  readonly secret: string;
  readonly purpose: LinkPurpose;
  readonly device: Device;
}

/** Signs in with the secret of a mailed link; in the code flow this returns a code first. */
export function signInWithLink(
  context: AccountContext,
  input: Redeemed,
): Promise<
  | { readonly session: LiveSession; readonly redirectTo: string }
  | { readonly code: string; readonly redirectTo: string }
> {
  const now = context.clock();
  return context.database.kysely.transaction().execute(async (transaction) => {
    const link = await redeemLink(transaction, { ...input, now });
    const account = await proveAddress(context, transaction, link.user_id, link.new_email);
    const redirectTo = link.redirect_to;
    if (link.code_challenge === null || link.code_challenge_method === null)
      return {
        session: await openSession(context, transaction, { account, method: 'otp', device: input.device }),
        redirectTo,
      };
    const flow = await transaction
      .insertInto('auth.flow_states')
      .values({
        user_id: account.id,
        purpose: link.purpose,
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
  if (flow === undefined)
    throw new AccountError('flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (now.getTime() - flow.created_at.getTime() > codeLifetimeMs)
    throw new AccountError('flow_state_expired', 'invalid flow state, flow state has expired');
  const expected =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(input.verifier).digest('base64url')
      : input.verifier;
  if (expected !== flow.code_challenge)
    throw new AccountError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
  return context.database.kysely.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, flow.user_id);
    const method = flow.purpose === 'recovery' ? 'recovery' : 'otp';
    return openSession(context, transaction, { account, method, device: input.device });
  });
}

/** Receiving a mail confirms the address; a link to a new address moves the account there. */
async function proveAddress(
  context: AccountContext,
  transaction: Transaction<Schema>,
  userId: string,
  newEmail: string | null,
): Promise<Account> {
  const account = await requireAccount(transaction, userId);
  if (newEmail === null && account.email_confirmed_at !== null) return account;
  const email = newEmail ?? account.email;
  const taken = await transaction
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (taken !== undefined)
    throw new AccountError('email_exists', 'A user with this email address has already been registered');
  // links sent to the former mailbox become invalid
  if (newEmail !== null) await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
  await moveMailbox(context, transaction, { ...account, email });
  return transaction
    .updateTable('auth.users')
    .set({ email, email_confirmed_at: context.clock() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
