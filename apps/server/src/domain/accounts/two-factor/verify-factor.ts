import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { recordAudit } from '../../kernel/record-audit.ts';
import type { Account, AccountContext } from '../account.ts';
import type { LiveSession } from '../session.ts';
import { acceptedStep } from './accepted-step.ts';
import { requireChallenge } from './challenge.ts';
import { raiseSession } from './raise-session.ts';
import { recordFactorEvent } from './record-factor-event.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

/**
 * Accepts the current code of an authenticator app and raises the session. The first code ends the set-up: the factor
 * counts from then on, and all other sessions end, because nobody has proved them. Audits wrong codes.
 */
export async function verifyFactor(
  context: AccountContext,
  input: {
    readonly account: Account;
    readonly sessionId: string;
    readonly factorId: string;
    readonly challengeId: string;
    readonly code: string;
  },
): Promise<LiveSession> {
  const { database, seal, clock } = context;
  const { account, sessionId, factorId } = input;
  const now = clock();
  requireChallenge(seal.all, { factorId, sessionId, now }, input.challengeId);
  const raised = await database.kysely.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('auth.mfa_factors')
      .selectAll()
      .where('id', '=', factorId)
      .where('user_id', '=', account.id)
      .forUpdate()
      .executeTakeFirst();
    if (factor === undefined) throw new AppError('mfa_factor_not_found', 'Factor not found');
    const secret = openSecret(seal.all, account.id, factor.secret);
    const lastStep = factor.last_step === null ? null : Number(factor.last_step);
    const step = acceptedStep({ secret, lastStep }, { code: input.code, now });
    if (step === undefined) {
      if (factor.status === 'verified')
        await recordAudit(transaction, { actor: account.id, action: 'wrong_code', subject: account.id });
      return undefined;
    }
    await transaction
      .updateTable('auth.mfa_factors')
      .set({
        status: 'verified',
        last_step: String(step),
        secret: sealSecret(seal.newest, account.id, secret),
        updated_at: now,
        // it counts from its first code on
        ...(factor.status === 'unverified' ? { created_at: now } : {}),
      })
      .where('id', '=', factor.id)
      .execute();
    if (factor.status === 'unverified') await turnOn(context, transaction, { account, sessionId });
    return raiseSession(transaction, { account, sessionId, method: 'totp', now });
  });
  if (raised === undefined) throw new AppError('mfa_verification_failed', 'Invalid TOTP code entered');
  return raised;
}

async function turnOn(
  context: AccountContext,
  transaction: Transaction<Schema>,
  { account, sessionId }: { readonly account: Account; readonly sessionId: string },
): Promise<void> {
  // a new address that was asked for before would take the mailbox away from the owner
  await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', account.id)
    .where('purpose', '=', 'email_change')
    .execute();
  await recordFactorEvent(context, transaction, { actor: account.id, account, event: 'add_two_factor', sessionId });
}
