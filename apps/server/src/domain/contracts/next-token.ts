import type { NextToken } from '@regelwerk/contract/shop/next-token';
import type { Database } from '@regelwerk/database/open-database';
import { isWithdrawable } from './is-withdrawable.ts';
import { readContracts } from './read-contracts.ts';

/**
 * Returns where the token comes from that a person's next rule uses. Gift and trial tokens count as used first, then purchased ones in
 * the order in which they were bought (`planRules.order`).
 */
export async function nextToken(
  { database, clock }: { readonly database: Pick<Database, 'kysely'>; readonly clock: () => Date },
  userId: string,
): Promise<NextToken> {
  const { kysely } = database;
  const row = await kysely
    .selectFrom('public.user_tokens')
    .select('tokens_remaining')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const balance = row?.tokens_remaining ?? 0;
  if (balance <= 0) return { source: 'none', isWithdrawable: false, balance };
  const purchased = (await readContracts(kysely, userId, { balanceNow: true }))
    .flatMap((contract) => contract.payments.map((payment) => ({ contract, payment })))
    .filter(({ payment }) => payment.unspent > 0);
  const unspent = purchased.reduce((sum, { payment }) => sum + payment.unspent, 0);
  const timeOf = ({ payment }: (typeof purchased)[number]) => payment.creditedAt?.getTime() ?? 0;
  const [oldest] = purchased.toSorted((one, other) => timeOf(one) - timeOf(other));
  if (oldest === undefined || balance > unspent) return { source: 'gift', isWithdrawable: false, balance };
  if (oldest.contract.kind === 'subscription') return { source: 'plan', isWithdrawable: false, balance };
  return { source: 'pack', isWithdrawable: isWithdrawable(oldest.contract, clock()), balance };
}
