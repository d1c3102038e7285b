import { endOfDay } from '@regelwerk/contract/end-of-day';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { callOperator } from '../calls/call-operator.ts';
import { namedNumbers } from '../legal/named-numbers.ts';
import { namedOrders } from '../legal/named-orders.ts';
import { acceptCancellation } from './accept-cancellation.ts';
import type { OpenBilling } from './billing-context.ts';
import { readContracts } from './read-contracts.ts';

const details = z.object({ type: z.enum(['ordinary', 'extraordinary']), end: z.string() });

/**
 * Ends the plan of a person who declared a cancellation with the address of their account. Declarations that need a decision
 * stay in the queue of notices: good cause, a date after the paid period, another order than the plan's, an address without a
 * plan.
 */
export async function applyCancellation({ database }: OpenBilling, noticeId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await accept(transaction, noticeId);
    const open = await transaction
      .selectFrom('private.legal_notices')
      .select('due_at as due')
      .where('id', '=', noticeId)
      .where('settled_at', 'is', null)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (open === undefined) return;
    const facts = { due: open.due.toISOString() };
    await callOperator(transaction, { kind: 'cancellation', key: `notice:${noticeId}`, facts });
  });
}

async function accept(transaction: Transaction<Schema>, noticeId: string): Promise<void> {
  const notice = await transaction
    .selectFrom('private.legal_notices as n')
    .innerJoin('auth.users as u', (join) =>
      join.on('u.email', '=', sql<string>`lower(n.email)`).on('u.deleted_at', 'is', null),
    )
    .select(['n.details', 'n.contract_reference as reference', 'u.id as ownerId'])
    .where('n.id', '=', noticeId)
    .where('n.kind', '=', 'cancellation')
    .where('n.settled_at', 'is', null)
    .where('n.accepted_at', 'is', null)
    .forUpdate('n')
    .executeTakeFirst();
  if (notice === undefined) return;
  const { type, end } = details.parse(notice.details);
  const contracts = await readContracts(transaction, notice.ownerId);
  const plan = contracts.find(({ isRunning }) => isRunning);
  if (plan === undefined || type === 'extraordinary') return;
  const named = await namedOrders(transaction, notice.reference, notice.ownerId);
  // the order of a change, before or after it started, names the plan too
  const ofPlan = contracts.filter(({ subscriptionId }) => subscriptionId === plan.subscriptionId);
  const isNamed = named.some((one) => ofPlan.some(({ orderId }) => orderId === one.orderId));
  const namesAnother = named.length > 0 || namedNumbers(notice.reference).orders.length > 0;
  if (!isNamed && namesAnother) return;
  const period = await transaction
    .selectFrom('public.subscriptions')
    .select('current_period_end as end')
    .where('stripe_subscription_id', '=', plan.subscriptionId)
    .executeTakeFirst();
  const periodEnd = period?.end ?? null;
  if (periodEnd === null || (end !== '' && endOfDay(end) > periodEnd && new Date(end) > periodEnd)) return;
  await acceptCancellation(transaction, noticeId, plan);
}
