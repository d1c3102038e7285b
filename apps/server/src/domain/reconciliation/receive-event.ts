import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { verifyEvent } from '../../gateways/stripe/verify-event.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { type EventSubject, subjectOf } from './event-subject.ts';
import { storableJson } from './storable-json.ts';

/**
 * Stores a signed webhook before anything else is done, and queues a job for it. Returns false without a valid signature over
 * exactly these bytes. Events of another mode or version are stored and ignored.
 */
export async function receiveEvent(
  context: OpenBilling,
  { body, signature }: { readonly body: Uint8Array; readonly signature: string },
): Promise<boolean> {
  const event = await verifyEvent(body, signature, context.payments.webhookSecrets);
  if (event === undefined) return false;
  await storeEvent(context, event);
  return true;
}

/** Stores an event once, and queues its processing if the event concerns us. */
export async function storeEvent(context: OpenBilling, event: Stripe.Event): Promise<void> {
  const { database, log, payments } = context;
  const subject = subjectOf(event);
  const isOurs = event.livemode === (payments.mode === 'live') && event.account === undefined;
  if (!isOurs) log.error({ event: event.id, type: event.type }, 'a payment event is not for this server');
  await database.kysely.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('private.payment_events')
      .values({
        id: event.id,
        type: event.type,
        object_id: subject?.id ?? '',
        livemode: event.livemode,
        api_version: event.api_version,
        payload: storableJson(event.data),
        state: isOurs && subject !== undefined ? 'waiting' : 'ignored',
        created_at: new Date(event.created * 1000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept === undefined || !isOurs || subject === undefined) return;
    const place = { queue: queueOf(subject), key: event.id };
    await addJob(transaction, jobs.applyPaymentEvent, { id: event.id }, place);
  });
}

/** Work on one object never overlaps: jobs of a queue run one after the other. */
const queueOf = ({ kind, id }: EventSubject) => `${kind}:${id}`.slice(0, 128);

/** Counts the events that wait, with the time of the oldest, for the health page. */
export async function inboxHealth({
  kysely,
}: Pick<Database, 'kysely'>): Promise<{ waiting: number; failing: number; oldest: Date | null }> {
  return kysely
    .selectFrom('private.payment_events')
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`(count(*) filter (where attempts > 0))::int`.as('failing'),
      fn.min<Date | null>('received_at').as('oldest'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
}
