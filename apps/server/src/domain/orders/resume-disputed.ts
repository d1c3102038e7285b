import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';

/** Queues the decisions again whose refund of a payment waits for the bank, once it has decided. */
export async function resumeDisputed(transaction: Transaction<Schema>, payment: string): Promise<void> {
  const waiting = await transaction
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select(['s.id', 'o.id as orderId', 'o.stripe_subscription_id as subscriptionId'])
    .where('s.problem', '=', disputedPayment)
    .where(sql<boolean>`s.refunds @> ${JSON.stringify([{ payment }])}::jsonb`)
    .execute();
  for (const { id, ...contract } of waiting)
    await addJob(transaction, jobs.settleContract, { id }, { queue: contractQueue(contract), key: `settle-${id}` });
}
