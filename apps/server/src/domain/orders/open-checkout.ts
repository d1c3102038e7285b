import { hash } from 'node:crypto';
import { paths } from '@regelwerk/contract/shared/paths';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { packageLabel } from '@regelwerk/contract/shop/token-package';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { acknowledgeOrder } from './acknowledge-order.ts';
import type { PricedOffer } from './price-order.ts';

type Order = Selectable<Schema['public.orders']>;

const hint = {
  en: 'You placed your order with obligation to pay in our shop; here you pay for it.',
  de: 'Du hast bei uns zahlungspflichtig bestellt; hier bezahlst du diese Bestellung.',
};

/** Opens the provider's page for an order and returns its address. A page with another amount is closed again. */
export async function openCheckout(
  context: OpenBilling,
  { order, customer, priced }: { order: Order; customer: string; priced: PricedOffer },
): Promise<string> {
  const { database, payments, log, siteUrl } = context;
  const { id, attempt } = order;
  try {
    const parameters = parametersOf(context, { order, customer, priced });
    // the provider refuses a key that it has seen with other parameters, such as another customer
    const digest = hash('sha256', JSON.stringify(parameters), 'hex').slice(0, 16);
    const session = await payments.stripe.checkout.sessions.create(parameters, {
      idempotencyKey: `order-${id}-${attempt}-${digest}`,
    });
    if (session.amount_total !== order.amount || session.currency !== order.currency || session.url === null) {
      log.error(
        { order: id, session: session.id, expected: order.amount, got: session.amount_total },
        'checkout differs',
      );
      await failDraft(context, id, 'the provider asks for another amount');
      await expireCheckout(context, session.id);
      throw new AppError('payment_failed', failureOf(order.kind));
    }
    // an order that was fulfilled meanwhile has newer data
    const opened = await database.kysely.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('public.orders')
        .set({
          state: 'open',
          checkout_session_id: session.id,
          checkout_url: session.url,
          checkout_expires_at: new Date(context.clock().getTime() + (session.expires_at - session.created) * 1000),
        })
        .where('id', '=', id)
        .where('state', '=', 'draft')
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await acknowledgeOrder(transaction, { orderId: id, siteUrl });
      return row;
    });
    if (opened !== undefined) return session.url;
    const now = await readOrder(context, id);
    if (now.state !== 'expired' && now.session === session.id) return session.url;
    // the order has another page, its account was deleted meanwhile, or another order took its place
    await expireCheckout(context, session.id);
    if (now.state === 'open' && now.url !== null) return now.url;
    throw new AppError('stale_edit', failureOf(order.kind));
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined) throw error;
    // messages of the provider are not logged: they may quote what a person typed
    log.error({ order: id, failure }, 'the provider opened no checkout');
    if (failure === 'refused' || failure === 'missing')
      await failDraft(context, id, 'the provider refused the checkout');
    if (failure === 'broken')
      await database.kysely
        .updateTable('public.orders')
        .set({ attempt: attempt + 1 })
        .where('id', '=', id)
        .execute();
    throw new AppError('payment_failed', failureOf(order.kind));
  }
}

/** Closes a checkout session at the provider, so that nobody can pay there any more. */
export async function expireCheckout({ payments }: OpenBilling, session: string): Promise<void> {
  try {
    await payments.stripe.checkout.sessions.expire(session);
  } catch (error) {
    // it was paid or has expired: its own webhook reports that
    if (providerFailure(error) === undefined) throw error;
  }
}

function parametersOf(
  { siteUrl, operator }: OpenBilling,
  { order, customer, priced }: { order: Order; customer: string; priced: PricedOffer },
): Stripe.Checkout.SessionCreateParams {
  const { id, kind, tokens, stripe_price_id: price } = order;
  const language = knownLanguage(order.language);
  const label = encodeURIComponent(packageLabel(tokens));
  const shown = kind === 'token_pack' ? `package=${label}&tokens=${tokens}` : 'subscription=1';
  const metadata = { order_id: id };
  return {
    mode: kind === 'token_pack' ? 'payment' : 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer,
    client_reference_id: id,
    metadata,
    locale: language,
    // exactly what the offers name as payment methods
    allowed_payment_method_types: [...operator.paymentMethods],
    // the provider puts the session's id where the braces stand
    success_url: `${siteUrl}${paths.purchaseSuccess}?${shown}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}${paths.purchaseCanceled}`,
    custom_text: { submit: { message: hint[language] } },
    // the ledger compares amount and currency, so the page must not offer another currency
    adaptive_pricing: { enabled: false },
    ...(priced.promotionCodeId === undefined ? {} : { discounts: [{ promotion_code: priced.promotionCodeId }] }),
    ...(kind === 'token_pack'
      ? { submit_type: 'pay', payment_intent_data: { metadata } }
      : {
          subscription_data: {
            metadata,
            ...(priced.trialDays > 0 ? { trial_period_days: priced.trialDays } : {}),
          },
        }),
  };
}

const failureOf = (kind: OrderKind) =>
  kind === 'token_pack'
    ? 'Could not process your token purchase. Please try again.'
    : 'Could not process your subscription. Please try again.';

async function failDraft({ database }: OpenBilling, id: string, problem: string): Promise<void> {
  await database.kysely
    .updateTable('public.orders')
    .set({ state: 'failed', problem })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

async function readOrder({ database }: OpenBilling, id: string) {
  return database.kysely
    .selectFrom('public.orders')
    .select(['state', 'checkout_session_id as session', 'checkout_url as url'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
