import type { RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { sql } from 'kysely';
import { accounts, findAccount } from '../accounts/account.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { namedOrders } from '../legal/named-orders.ts';
import { presentCancellation } from './present-cancellation.ts';
import { presentContract } from './present-contract.ts';

/**
 * Returns the contracts that a declaration may be about, the ones it names first, with its outcome for each: those of the account
 * with its address, those whose order or invoice it names, and those that match `find`. A cancellation is about plans only.
 */
export async function previewDeclaration(
  { database: { kysely }, providerClock }: Pick<BillingContext, 'database' | 'providerClock'>,
  { noticeId, find }: { readonly noticeId: string; readonly find: string },
): Promise<readonly RefundableOrder[]> {
  const notice = await kysely
    .selectFrom('private.legal_notices as n')
    .leftJoin('auth.users as u', (join) =>
      join.on('u.email', '=', sql<string>`lower(n.email)`).on('u.deleted_at', 'is', null),
    )
    .select(['u.id as ownerId', 'n.contract_reference as reference', 'n.received_at as receivedAt', 'n.kind'])
    .select(sql<string>`coalesce(n.details ->> 'end', '')`.as('end'))
    .select(sql<boolean>`coalesce(n.details ->> 'type' = 'extraordinary', false)`.as('isExtraordinary'))
    .where('n.id', '=', noticeId)
    .executeTakeFirst();
  if (notice === undefined) throw new AppError('not_found', 'This declaration does not exist.', { field: 'noticeId' });
  const { ownerId, receivedAt } = notice;
  const lookedFor = await findAccount(kysely, find.toLowerCase());
  const named = [
    ...(await namedOrders(kysely, notice.reference, ownerId)),
    ...(await namedOrders(kysely, /^\d+$/.test(find) ? orderNumber(find) : find, null)),
  ];
  const namedIds = new Set(named.map(({ orderId }) => orderId));
  const whole = new Set([ownerId, lookedFor?.id ?? null]);
  const people = new Set([...whole, ...named.map(({ userId }) => userId)].filter((id) => id !== null));
  const orders: RefundableOrder[] = [];
  for (const userId of people) {
    const account = await accounts(kysely).where('id', '=', userId).executeTakeFirst();
    const contracts = await readContracts(kysely, userId);
    const namedPlans = new Set(contracts.flatMap((one) => (namedIds.has(one.orderId) ? [one.subscriptionId] : [])));
    for (const contract of contracts) {
      // for a cancellation, the order of a change names the plan too
      const isNamed =
        namedIds.has(contract.orderId) || (notice.kind === 'cancellation' && namedPlans.has(contract.subscriptionId));
      if (!isNamed && !whole.has(userId)) continue;
      const owner = { email: account?.email ?? null, isNamed, isOwn: userId === ownerId };
      const cancellation =
        notice.kind === 'cancellation'
          ? await presentCancellation(kysely, providerClock(), { contracts, plan: contract, notice })
          : undefined;
      if (notice.kind === 'cancellation' && cancellation === undefined) continue;
      const outcome = { ...presentContract(contracts, contract, receivedAt), cancellation: cancellation ?? null };
      orders.push({ ...outcome, ...presentAccount(owner) });
    }
  }
  return orders.sort((one, other) => rank(one) - rank(other));
}

const rank = ({ is_named, is_own }: RefundableOrder) => (is_named ? 0 : 2) + (is_own ? 0 : 1);

const presentAccount = ({ email, isNamed, isOwn }: { email: string | null; isNamed: boolean; isOwn: boolean }) => ({
  email,
  is_named: isNamed,
  is_own: isOwn,
});
