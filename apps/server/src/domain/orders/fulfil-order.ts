import type { Schema } from '@regelwerk/database/schema';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { refreshDiscount } from '../catalog/refresh-discount.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { agreeOnTokens } from '../subscriptions/agree-on-tokens.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { paymentOf, retrieveSession } from './retrieve-session.ts';
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

/**
 * Fulfills an order whose payment is proven, and mails its confirmation; returns false if its account was deleted. If the order
 * was not fulfilled before, `also` runs in the same transaction.
 */
export async function fulfilPaidOrder(
  context: OpenBilling,
  orderId: string,
  session: Stripe.Checkout.Session,
  also?: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<boolean> {
  const { intent, receiptUrl, cardCountry } = paymentOf(session);
  const subscription = idOf(session.subscription);
  const outcome = await context.database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ outcome: 'fulfilled' | 'known' | 'nobody' }>`
      select private.fulfil_order(
        ${orderId}, ${session.id}, ${intent?.id ?? null}, ${receiptUrl}, ${subscription ?? null}
      ) as outcome`.execute(transaction);
    const [row] = rows;
    if (row?.outcome !== 'fulfilled') return row?.outcome;
    if (subscription !== undefined) await agreeOnTokens(transaction, orderId);
    await also?.(transaction);
    await noteCountry(transaction, orderId, session, cardCountry);
    const mail = await confirmationMail(context, orderId, transaction);
    if (mail !== undefined)
      await queueMail(transaction, mail, { isLegal: true, ofOrder: { orderId, purpose: 'confirmation' } });
    await issueInvoice(context, transaction, { type: 'order', id: orderId });
    return row.outcome;
  });
  if (outcome === 'nobody') return false;
  await countRedemption(context, orderId);
  if (subscription !== undefined) await refreshSubscription(context, subscription);
  const invoice = idOf(session.invoice);
  if (subscription !== undefined && invoice !== undefined) await recordInvoice(context, invoice);
  return true;
}

/** Records the evidence for the buyer's country in a payment: the address that the provider collected, and the card's bank. */
async function noteCountry(
  transaction: Transaction<Schema>,
  orderId: string,
  session: Stripe.Checkout.Session,
  cardCountry: string | null,
): Promise<void> {
  await transaction
    .updateTable('public.orders')
    .set({
      payment_country: countryOf(session.customer_details?.address?.country),
      card_country: countryOf(cardCountry),
    })
    .where('id', '=', orderId)
    .execute();
}

const countryOf = (code: string | null | undefined) => (code != null && /^[A-Z]{2}$/.test(code) ? code : null);

/** A count that could not be read must not delay the order; the nightly comparison reads all of them. */
async function countRedemption(context: OpenBilling, orderId: string): Promise<void> {
  const order = await context.database.kysely
    .selectFrom('public.orders')
    .select('promotion_code as code')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const code = order?.code ?? null;
  if (code === null) return;
  try {
    await refreshDiscount(context, code);
  } catch (error) {
    context.log.warn({ err: error, code }, 'the redemptions of a discount could not be read');
  }
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
