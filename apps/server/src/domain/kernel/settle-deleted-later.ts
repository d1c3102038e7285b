import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { addJob } from './add-job.ts';
import { jobs } from './jobs.ts';

/** Queues the job that ends and refunds what a deleted account has at the provider, in the caller's transaction. */
export async function settleDeletedLater(executor: Kysely<Schema>, userId: string): Promise<void> {
  const place = { queue: `deleted:${userId}`, key: `deleted-${userId}` };
  await addJob(executor, jobs.settleDeletedAccount, { userId }, place);
}
