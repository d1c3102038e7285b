import { AppError } from '../../kernel/app-error.ts';
import type { AccountContext } from '../account.ts';
import { dropFactor } from '../drop-factor.ts';
import { hasYoungFactor } from '../has-young-factor.ts';
import type { LiveCaller } from '../require-live-session.ts';
import { recordFactorEvent } from './record-factor-event.ts';
import { requireRecentProof } from './require-recent-proof.ts';

/**
 * Removes the caller's own factor, and its recovery codes, after a code was entered just now. While the factor is young, the
 * session of a mailed link needs no code, and all other sessions end.
 */
export async function removeFactor(
  context: AccountContext,
  {
    account,
    factorId,
    ...session
  }: { readonly factorId: string } & Pick<LiveCaller, 'account' | 'sessionId' | 'level' | 'amr'>,
): Promise<void> {
  await context.database.kysely.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('auth.mfa_factors')
      .select('status')
      .where('id', '=', factorId)
      .where('user_id', '=', account.id)
      .forUpdate()
      .executeTakeFirst();
    if (factor === undefined) throw new AppError('mfa_factor_not_found', 'Factor not found');
    const now = context.clock();
    const isUndone = isByMail(session) && (await hasYoungFactor(transaction, account.id, now));
    if (factor.status === 'verified' && !isUndone) requireRecentProof(session, now);
    if (!(await dropFactor(transaction, account.id))) return;
    const event = isUndone ? 'undo_two_factor' : 'remove_two_factor';
    const { sessionId } = session;
    await recordFactorEvent(context, transaction, { actor: account.id, account, event, sessionId });
  });
}

const isByMail = ({ level, amr }: Pick<LiveCaller, 'level' | 'amr'>) =>
  level === 'aal1' && amr.some(({ method }) => method === 'otp' || method === 'recovery');
