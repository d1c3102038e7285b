import { hash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from '@regelwerk/database/column-types';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../kernel/app-error.ts';

const lifetimeMs: Readonly<Record<LinkPurpose, number>> = {
  recovery: 3_600_000,
  signup: 86_400_000,
  email_change: 86_400_000,
  undo_address: 7 * 86_400_000,
};

/** The code flow: the client that requests a link keeps a verifier and sends only its challenge. */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 'plain' | 's256';
}

/**
 * Creates the secret of a mailed link and returns it; stores only its hash. Replaces an earlier secret of the same
 * purpose. Marks secrets of the code flow, because the client looks for the mark.
 */
export async function createLink(
  executor: Kysely<Schema>,
  input: {
    readonly userId: string;
    readonly purpose: LinkPurpose;
    readonly redirectTo: string;
    readonly now: Date;
    readonly newEmail?: string;
    readonly codeChallenge?: CodeChallenge | undefined;
  },
): Promise<string> {
  const secret = `${input.codeChallenge === undefined ? '' : 'pkce_'}${randomBytes(32).toString('base64url')}`;
  const values = {
    token_hash: hashLink(secret),
    user_id: input.userId,
    purpose: input.purpose,
    new_email: input.newEmail ?? null,
    redirect_to: input.redirectTo,
    code_challenge: input.codeChallenge?.challenge ?? null,
    code_challenge_method: input.codeChallenge?.method ?? null,
    expires_at: new Date(input.now.getTime() + lifetimeMs[input.purpose]),
    created_at: input.now,
  };
  await executor
    .insertInto('auth.one_time_tokens')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
  return secret;
}

/**
 * Creates the link by which the former mailbox takes an account back. Undefined while there is one: the first mailbox outlasts
 * all later ones, so that a thief who changes the address twice wins nothing.
 */
export async function createUndoLink(
  transaction: Transaction<Schema>,
  input: { readonly userId: string; readonly formerEmail: string; readonly redirectTo: string; readonly now: Date },
): Promise<string | undefined> {
  const { userId, formerEmail, redirectTo, now } = input;
  const earlier = await transaction
    .selectFrom('auth.one_time_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo_address')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (earlier !== undefined) return undefined;
  return createLink(transaction, { userId, purpose: 'undo_address', newEmail: formerEmail, redirectTo, now });
}

/** Voids the links of an account but for its way back to a former mailbox. */
export async function voidLinks(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '<>', 'undo_address')
    .execute();
}

/** Consumes a link's secret, so that it works once; throws if it is unknown, used, replaced or expired. */
export async function redeemLink(
  transaction: Transaction<Schema>,
  input: { readonly secret: string; readonly purposes: readonly LinkPurpose[]; readonly now: Date },
) {
  const link = await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('token_hash', '=', hashLink(input.secret))
    .where('purpose', 'in', input.purposes)
    .where('expires_at', '>', input.now)
    .returningAll()
    .executeTakeFirst();
  if (link === undefined) throw new AppError('otp_expired', 'Token has expired or is invalid');
  return link;
}

function hashLink(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
