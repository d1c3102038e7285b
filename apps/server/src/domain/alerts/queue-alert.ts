import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { AlertFacts, AlertKind } from './alert-texts.ts';

/** An event that the operator has to act on; `key` names it, and `facts` hold ids and numbers, no personal data. */
interface Alert {
  readonly kind: AlertKind;
  readonly key: string;
  readonly facts?: AlertFacts;
}

/** Alerts the operator once for each event, in the caller's transaction; the mail follows after the commit. Returns false for a repeat. */
export async function queueAlert(executor: Kysely<Schema>, { kind, key, facts = {} }: Alert): Promise<boolean> {
  const alert = await executor
    .insertInto('private.operator_alerts')
    .values({ kind, key: key.slice(0, 200), facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (alert === undefined) return false;
  await addJob(executor, jobs.sendAlertMail, { id: alert.id });
  return true;
}
