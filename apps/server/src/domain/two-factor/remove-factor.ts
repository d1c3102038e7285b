import type { Account, AccountContext } from '../accounts/account.ts';
import { AccountError } from '../accounts/account-error.ts';
import type { LiveCaller } from '../accounts/require-live-session.ts';
import { dropFactor } from './drop-factor.ts';
import { recordFactorEvent } from './record-factor-event.ts';
import { requireRecentProof } from './require-recent-proof.ts';

/** Removes the caller's own factor, and its recovery codes, after a code was entered just now. */
export async function removeFactor(
  context: AccountContext,
  {
    account,
    factorId,
    ...session
  }: { readonly account: Account; readonly factorId: string } & Pick<LiveCaller, 'level' | 'amr'>,
): Promise<void> {
  await context.database.kysely.transaction().execute(async (transaction) => {
    const factor = await transaction
      .selectFrom('auth.mfa_factors')
      .select('status')
      .where('id', '=', factorId)
      .where('user_id', '=', account.id)
      .forUpdate()
      .executeTakeFirst();
    if (factor === undefined) throw new AccountError('mfa_factor_not_found', 'Factor not found');
    if (factor.status === 'verified') requireRecentProof(session, context.clock());
    if (await dropFactor(transaction, account.id))
      await recordFactorEvent(context, transaction, { actor: account.id, account, event: 'remove_two_factor' });
  });
}
