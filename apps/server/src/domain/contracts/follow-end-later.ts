import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import { contractQueue } from './contract-queue.ts';

/** Has a job give a plan the end that the declarations on it ask for, by the id of its subscription. */
export async function followEndLater(executor: Kysely<Schema>, id: string): Promise<void> {
  const place = { queue: contractQueue({ orderId: '', subscriptionId: id }), key: `${jobs.followEnd.name}-${id}` };
  await addJob(executor, jobs.followEnd, { id }, place);
}
