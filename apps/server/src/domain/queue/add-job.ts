import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import type { Job } from './jobs.ts';

/** Where a job stands in the queue. */
interface Place {
  /** Jobs of one queue run one after the other. At most 128 characters. */
  readonly queue?: string;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  readonly flags?: readonly string[];
}

/** Puts a job into the queue as part of the caller's transaction. Throws where the payload does not fit the job. */
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
