import { randomUUID } from 'node:crypto';
import { AppError } from '../../kernel/app-error.ts';
import type { Account, AccountContext } from '../account.ts';
import type { LiveCaller } from '../require-live-session.ts';
import { recordFactorEvent } from './record-factor-event.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { requireRecentProof } from './require-recent-proof.ts';

/**
 * Replaces the recovery codes of the caller and returns the new ones, which are stored only as hashes. `expects` says
 * whether there must be a set already. Needs a code entered just now.
 */
export async function renewRecoveryCodes(
  context: AccountContext,
  input: { readonly account: Account; readonly expects: 'none' | 'some' } & Pick<LiveCaller, 'level' | 'amr'>,
): Promise<{ readonly id: string; readonly codes: readonly string[] }> {
  const { account, expects } = input;
  const now = context.clock();
  return context.database.kysely.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('auth.mfa_factors')
      .select(['id', 'recovery_id'])
      .where('user_id', '=', account.id)
      .where('status', '=', 'verified')
      .forUpdate()
      .executeTakeFirst();
    if (factor === undefined)
      throw new AppError('mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor');
    requireRecentProof(input, now);
    if (expects === 'none' && factor.recovery_id !== null)
      throw new AppError('mfa_verified_factor_exists', 'Recovery codes exist, use regenerate to replace them');
    if (expects === 'some' && factor.recovery_id === null)
      throw new AppError('mfa_factor_not_found', 'The user has not enrolled recovery codes');
    const id = factor.recovery_id ?? randomUUID();
    const codes = newRecoveryCodes();
    await transaction.deleteFrom('auth.mfa_recovery_codes').where('factor_id', '=', factor.id).execute();
    await transaction
      .insertInto('auth.mfa_recovery_codes')
      .values(codes.map((code) => ({ factor_id: factor.id, code_hash: hashRecoveryCode(factor.id, code) })))
      .execute();
    await transaction.updateTable('auth.mfa_factors').set({ recovery_id: id }).where('id', '=', factor.id).execute();
    // the mail about the factor itself covers its first set
    if (expects === 'some')
      await recordFactorEvent(context, transaction, { actor: account.id, account, event: 'renew_recovery_codes' });
    return { id, codes };
  });
}
