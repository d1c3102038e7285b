import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { fulfilPaidOrder } from './fulfil-paid-order.ts';
import { paymentOf } from './payment-of.ts';
import { retrieveSession } from './retrieve-session.ts';
import { sendToReview } from './send-to-review.ts';

type Order = Selectable<Schema['public.orders']>;

/** The outcome of an order. `unknown` is a session without an order of ours. */
export type OrderOutcome = Exclude<Order['state'], 'draft'> | 'unknown';

/**
 * Updates an order from its session at the provider, and credits its tokens if the payment is proven. Webhook, success page and
 * reconciliation may call it at the same time and any number of times.
 */
export async function fulfilOrder(context: OpenBilling, sessionId: string): Promise<OrderOutcome> {
  const session = await retrieveSession(context, sessionId);
  if (session === undefined || session.livemode !== (context.payments.mode === 'live')) return 'unknown';
  const order = await findOrder(context, session);
  if (order === undefined) return 'unknown';
  if (order.state === 'fulfilled' || order.state === 'refunded') return order.state;
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return moveTo(context, order, session, 'expired');
  if (session.payment_status === 'unpaid') {
    const status = paymentOf(session).intent?.status;
    const hasFailed = status === 'requires_payment_method' || status === 'canceled';
    return moveTo(context, order, session, hasFailed ? 'failed' : 'processing');
  }
  const problem = problemOf(order, session);
  if (problem !== undefined) {
    context.log.error({ order: order.id, session: session.id, problem }, 'a payment does not fit its order');
    await sendToReview(context, order, session, problem);
    return 'review';
  }
  if (await fulfilPaidOrder(context, order.id, session)) return 'fulfilled';
  await sendToReview(context, order, session, 'the account was deleted');
  return 'review';
}

/** Finds the order of a session. Our own mark in the session counts even before we have stored its id. */
async function findOrder({ database }: OpenBilling, session: Stripe.Checkout.Session): Promise<Order | undefined> {
  const marked = z.uuid().safeParse(session.client_reference_id);
  if (!marked.success) return undefined;
  const order = await database.kysely
    .selectFrom('public.orders')
    .selectAll()
    .where('id', '=', marked.data)
    .executeTakeFirst();
  const isOurs = order !== undefined && (order.checkout_session_id ?? session.id) === session.id;
  return isOurs ? order : undefined;
}

function problemOf(order: Order, session: Stripe.Checkout.Session): string | undefined {
  const [item] = session.line_items?.data ?? [];
  if (session.mode !== (order.kind === 'token_pack' ? 'payment' : 'subscription')) return `mode ${session.mode}`;
  if (session.currency !== order.currency) return `currency ${session.currency} instead of ${order.currency}`;
  if (session.amount_total !== order.amount) return `amount ${session.amount_total} instead of ${order.amount}`;
  if (item?.price?.id !== order.stripe_price_id || item.quantity !== 1) return 'another price';
  return undefined;
}

/** Closed orders stay as they are: another caller may have come first. */
async function moveTo<State extends 'processing' | 'expired' | 'failed'>(
  { database }: OpenBilling,
  order: Order,
  session: Stripe.Checkout.Session,
  state: State,
): Promise<State> {
  await database.kysely
    .updateTable('public.orders')
    .set({ state, problem: null, checkout_session_id: session.id })
    .where('id', '=', order.id)
    .where('state', 'not in', ['fulfilled', 'refunded'])
    .execute();
  return state;
}
