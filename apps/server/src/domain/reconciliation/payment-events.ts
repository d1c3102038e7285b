import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { verifyEvent } from '../../gateways/stripe/verify-event.ts';
import { refreshPrice, refreshProduct } from '../catalog/refresh-catalog.ts';
import { addJob } from '../kernel/add-job.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { recordReversals } from '../orders/record-reversals.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { remindOfTrialEnd } from '../subscriptions/remind-of-trial-end.ts';
import { type EventSubject, subjectOf } from './event-subject.ts';

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

/** Processes a stored event; notes the reason and throws if it has to be tried again. */
export async function applyPaymentEvent(context: OpenBilling, id: string): Promise<void> {
  const { database } = context;
  const event = await database.kysely
    .selectFrom('private.payment_events')
    .select(['type', 'payload', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (event?.state !== 'waiting') return;
  const subject = subjectOf({ type: event.type, data: event.payload } as unknown as Stripe.Event);
  try {
    if (subject !== undefined) await bringUpToDate(context, subject);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    await database.kysely
      .updateTable('private.payment_events')
      .set({ attempts: sql`attempts + 1`, last_error: reason })
      .where('id', '=', id)
      .execute();
    throw error;
  }
  await database.kysely
    .updateTable('private.payment_events')
    .set({ state: 'handled', handled_at: sql`now()`, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Work on one object never overlaps: jobs of a queue run one after the other. */
const queueOf = ({ kind, id }: EventSubject) => `${kind}:${id}`.slice(0, 128);

async function bringUpToDate(context: OpenBilling, { kind, id }: EventSubject): Promise<void> {
  switch (kind) {
    case 'session':
      await fulfilOrder(context, id);
      return;
    case 'trial':
      await refreshSubscription(context, id);
      return remindOfTrialEnd(context, id);
    case 'subscription':
      return refreshSubscription(context, id);
    case 'invoice':
      return recordInvoice(context, id);
    case 'payment':
      return recordReversals(context, id);
    case 'product':
      return refreshProduct(context, id);
    case 'price':
      return refreshPrice(context, id);
    case 'customer':
      // the next purchase creates a new one; a deleted account makes none
      await context.database.kysely
        .updateTable('public.customers')
        .set({ stripe_customer_id: null })
        .where('stripe_customer_id', '=', id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('auth.users as u')
              .select('u.id')
              .whereRef('u.id', '=', 'public.customers.user_id')
              .where('u.deleted_at', 'is', null),
          ),
        )
        .execute();
  }
}

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

/** Escapes of JSON; the first group is a NUL or half of a character, which `JSON.stringify` never writes for a whole one. */
const escaped = /\\(?:(u0000|ud[89a-f][0-9a-f]{2})|.)/gs;

/** Writes a value as JSON that Postgres can store: replacement characters stand for NUL and incomplete Unicode. */
function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(escaped, (all, unstorable) => (unstorable === undefined ? all : '\ufffd'));
}
