import { endOfDay } from '@regelwerk/contract/end-of-day';
import { sql } from 'kysely';
import { z } from 'zod';
import { namedNumbers } from '../legal/named-numbers.ts';
import { namedOrders } from '../legal/named-orders.ts';
import { acceptCancellation } from './accept-cancellation.ts';
import type { OpenBilling } from './billing-context.ts';
import { readContracts } from './read-contracts.ts';

const details = z.object({ type: z.enum(['ordinary', 'extraordinary']), end: z.string() });

interface Declared {
  readonly details: unknown;
  readonly reference: string;
  readonly ownerId: string;
}

/**
 * Ends the plan of a person who declared a cancellation with the address of their account. What needs a decision stays open
 * in the queue of notices: good cause, a date after the paid period, another order than the plan's, an address without a plan.
 */
export async function applyCancellation({ database }: OpenBilling, noticeId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<Declared>`
      select n.details, n.contract_reference as reference, u.id as "ownerId" from private.legal_notices n
      join auth.users u on u.email = lower(n.email) and u.deleted_at is null
      where n.id = ${noticeId} and n.kind = 'cancellation' and n.settled_at is null and n.accepted_at is null
      for update of n`.execute(transaction);
    const [notice] = rows;
    if (notice === undefined) return;
    const { type, end } = details.parse(notice.details);
    const plan = (await readContracts(transaction, notice.ownerId)).find(({ isRunning }) => isRunning);
    if (plan === undefined || type === 'extraordinary') return;
    const named = await namedOrders(transaction, notice.reference, notice.ownerId);
    const isNamed = named.some(({ orderId }) => orderId === plan.orderId);
    const namesAnother = named.length > 0 || namedNumbers(notice.reference).orders.length > 0;
    if (!isNamed && namesAnother) return;
    const { rows: periods } = await sql<{ end: Date | null }>`
      select current_period_end as end from public.subscriptions
      where stripe_subscription_id = ${plan.subscriptionId}`.execute(transaction);
    const periodEnd = periods[0]?.end ?? null;
    if (periodEnd === null || (end !== '' && endOfDay(end) > periodEnd && new Date(end) > periodEnd)) return;
    await acceptCancellation(transaction, noticeId, plan);
  });
}
