import { AppError } from '../../kernel/app-error.ts';
import { recordAudit } from '../../kernel/record-audit.ts';
import type { Account, AccountContext } from '../account.ts';
import type { LiveSession } from '../session.ts';
import { countRecoveryCodes } from './count-recovery-codes.ts';
import { raiseSession } from './raise-session.ts';
import { recordFactorEvent } from './record-factor-event.ts';
import { hashRecoveryCode } from './recovery-code.ts';

/** Accepts one of the caller's unused recovery codes in place of the app, and raises the session. Audits every attempt. */
export async function useRecoveryCode(
  context: AccountContext,
  { account, sessionId, code }: { readonly account: Account; readonly sessionId: string; readonly code: string },
): Promise<LiveSession> {
  const now = context.clock();
  const raised = await context.database.kysely.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('auth.mfa_factors')
      .select('id')
      .where('user_id', '=', account.id)
      .where('status', '=', 'verified')
      .forUpdate()
      .executeTakeFirst();
    const used =
      factor &&
      (await transaction
        .updateTable('auth.mfa_recovery_codes')
        .set({ used_at: now })
        .where('factor_id', '=', factor.id)
        .where('code_hash', '=', hashRecoveryCode(factor.id, code))
        .where('used_at', 'is', null)
        .returning('code_hash')
        .executeTakeFirst());
    if (used === undefined) {
      if (factor !== undefined)
        await recordAudit(transaction, { actor: account.id, action: 'wrong_code', subject: account.id });
      return undefined;
    }
    const codesLeft = (await countRecoveryCodes(transaction, account.id))?.remaining ?? 0;
    const event = { actor: account.id, account, event: 'use_recovery_code', codesLeft } as const;
    await recordFactorEvent(context, transaction, event);
    return raiseSession(transaction, { account, sessionId, method: 'mfa/recovery_code', now });
  });
  if (raised === undefined) throw new AppError('mfa_verification_failed', 'Invalid recovery code entered');
  return raised;
}
