import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { refreshPrice, refreshProduct } from '../catalog/refresh-catalog.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { recordReversals } from '../orders/record-reversals.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { remindOfTrialEnd } from '../subscriptions/remind-of-trial-end.ts';
import { type EventSubject, subjectOf } from './event-subject.ts';

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
