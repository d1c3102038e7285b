import type { Database } from '@regelwerk/database/open-database';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';

/** Goes on with the notice of the operator that waited for this mail to leave. */
export async function resumeNotice({ kysely }: Database, mailId: string): Promise<void> {
  const waiting = await kysely
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select(['s.id', 'o.id as orderId', 'o.stripe_subscription_id as subscriptionId'])
    .where('s.mail_id', '=', mailId)
    .where('s.done_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) return;
  const place = { queue: contractQueue(waiting), key: `settle-${waiting.id}` };
  await addJob(kysely, jobs.settleContract, { id: waiting.id }, place);
}
