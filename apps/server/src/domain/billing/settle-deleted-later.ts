import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';

/** Has what a deleted account still has at the provider ended and refunded by a job, as part of the caller's transaction. */
export async function settleDeletedLater(executor: Kysely<Schema>, userId: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    'settle_deleted_account', ${JSON.stringify({ userId })}::json,
    queue_name => ${`deleted:${userId}`}, job_key => ${`deleted-${userId}`}, max_attempts => 25
  )`.execute(executor);
}
