import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OperatorCall } from './operator-call.ts';

/** Calls the operator once for each event, in the caller's transaction; mail and webhook follow after the commit. */
export async function callOperator(executor: Kysely<Schema>, { kind, key, facts = {} }: OperatorCall): Promise<void> {
  const call = await executor
    .insertInto('private.operator_calls')
    .values({ kind, key: key.slice(0, 200), facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (call !== undefined) await addJob(executor, jobs.tellOperator, { id: call.id });
}
