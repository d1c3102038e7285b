import type { Schema } from '@regelwerk/database/schema';
import { type Selectable, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { refreshDiscount } from '../catalogue/refresh-discount.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { OpenBilling } from './billing-context.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { recordInvoice } from './record-invoice.ts';
import { refreshSubscription } from './refresh-subscription.ts';

type Order = Selectable<Schema['public.orders']>;

/** What an order came to. `unknown` is a session that no order of ours belongs to. */
export type OrderOutcome = 'fulfilled' | 'open' | 'processing' | 'expired' | 'failed' | 'review' | 'unknown';

/**
 * Brings an order up to what the provider says of its session, and gives its tokens where it is proven paid. Webhook,
 * success page and reconciliation all come here, as often and as much at once as they like.
 */
export async function fulfilOrder(context: OpenBilling, sessionId: string): Promise<OrderOutcome> {
  const session = await retrieveSession(context, sessionId);
  if (session === undefined || session.livemode !== (context.payments.mode === 'live')) return 'unknown';
  const order = await findOrder(context, session);
  if (order === undefined) return 'unknown';
  if (order.state === 'fulfilled') return 'fulfilled';
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return moveTo(context, order, session, 'expired');
  const problem = problemOf(order, session);
  if (problem !== undefined) {
    context.log.error({ order: order.id, session: session.id, problem }, 'a payment does not fit its order');
    return moveTo(context, order, session, 'review', problem);
  }
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (session.payment_status === 'unpaid') {
    const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
    return moveTo(context, order, session, hasFailed ? 'failed' : 'processing');
  }
  await markPaid(context, order, session, intent);
  if (order.promotion_code !== null) await countRedemption(context, order.promotion_code);
  const subscription = idOf(session.subscription);
  if (subscription !== undefined) await refreshSubscription(context, subscription);
  const invoice = idOf(session.invoice);
  if (order.kind === 'subscription' && invoice !== undefined) await recordInvoice(context, invoice);
  return 'fulfilled';
}

/** A count that could not be read must not hold up the order: the nightly comparison reads all of them. */
async function countRedemption(context: OpenBilling, code: string): Promise<void> {
  try {
    await refreshDiscount(context, code);
  } catch (error) {
    context.log.warn({ err: error, code }, 'the redemptions of a discount could not be read');
  }
}

async function retrieveSession({ payments }: OpenBilling, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await payments.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}

/** The order that made the session: our own mark in it counts even before we have noted the session's id. */
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

async function moveTo<State extends 'processing' | 'expired' | 'failed' | 'review'>(
  { database }: OpenBilling,
  order: Order,
  session: Stripe.Checkout.Session,
  state: State,
  problem: string | null = null,
): Promise<State> {
  await database.kysely
    .updateTable('public.orders')
    .set({ state, problem, checkout_session_id: session.id })
    .where('id', '=', order.id)
    .where('state', '<>', 'fulfilled')
    .execute();
  return state;
}

async function markPaid(
  context: OpenBilling,
  order: Order,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Promise<void> {
  const charge = typeof intent?.latest_charge === 'string' ? null : (intent?.latest_charge ?? null);
  await context.database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isNew: boolean }>`
      select private.fulfil_order(
        ${order.id}, ${session.id}, ${intent?.id ?? null}, ${charge?.receipt_url ?? null}, ${idOf(session.subscription) ?? null}
      ) as "isNew"`.execute(transaction);
    if (rows[0]?.isNew !== true) return;
    const mail = await confirmationMail(context, order.id, transaction);
    if (mail !== undefined) await queueMail(transaction, mail, { isLegal: true, confirms: order.id });
  });
}

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  reference === null ? undefined : typeof reference === 'string' ? reference : reference.id;
