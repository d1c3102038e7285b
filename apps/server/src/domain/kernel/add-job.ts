import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import type { Job } from './jobs.ts';

/** The place of a job in the queue. */
interface Place {
  /** Jobs with the same queue name run one after the other. At most 128 characters. */
  readonly queue?: string;
  /** Replaces a waiting job with the same key. */
  readonly key?: string;
  readonly flags?: readonly string[];
}

/** Adds a job to the queue in the caller's transaction. Throws if the payload does not fit the job. */
export async function addJob<Payload>(
  executor: Kysely<Schema>,
  { name, schema, maxAttempts }: Job<Payload>,
  payload: Payload,
  { queue, key, flags }: Place = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(schema.parse(payload))}::json, queue_name => ${queue ?? null}, job_key => ${key ?? null},
    max_attempts => ${maxAttempts}, flags => ${flags ?? null}::text[]
  )`.execute(executor);
}
