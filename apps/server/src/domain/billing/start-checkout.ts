import type { BillingDetails } from '@regelwerk/contract/billing';
import type { ExpectedOffer } from '@regelwerk/contract/checkout';
import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { paths } from '@regelwerk/contract/paths';
import { packageLabel } from '@regelwerk/contract/token-package';
import type { Schema } from '@regelwerk/database/schema';
import type { DeclarationName } from '@regelwerk/legal/consent-texts';
import type { Operator } from '@regelwerk/legal/operator';
import { orderVersions } from '@regelwerk/legal/order-versions';
import { type Selectable, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { accounts } from '../accounts/account.ts';
import { knownLanguage } from '../accounts/known-language.ts';
import { AppError } from '../app-error.ts';
import { saveBillingDetails } from '../invoicing/save-billing-details.ts';
import { takeBilling } from '../invoicing/take-billing.ts';
import { keepOrderTexts } from '../legal/keep-order-texts.ts';
import { recordConsent } from '../legal/record-consent.ts';
import { acknowledgeOrder } from './acknowledge-order.ts';
import type { OpenBilling } from './billing-context.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { presentQuote } from './present-quote.ts';
import { type PricedOffer, priceOrder } from './price-order.ts';
import type { OrderKind } from './read-offer.ts';
import { requireCustomer } from './require-customer.ts';
import { requireExpected } from './require-expected.ts';
import { requireNoSubscription } from './require-no-subscription.ts';

type Order = Selectable<Schema['public.orders']>;

interface CheckoutInput {
  readonly kind: OrderKind;
  readonly priceId: string;
  readonly promotionCode: string | undefined;
  readonly expected?: ExpectedOffer;
  readonly consent:
    | { readonly termsVersion: string; readonly withdrawalVersion: string; readonly locale: InterfaceLanguage }
    | undefined;
  readonly buyer: { readonly userId: string; readonly email: string; readonly name: string };
  readonly address: string;
  /** Whom the invoice goes to, where that was said with the order. */
  readonly billing: BillingDetails | undefined;
}

/** A key is replayed by the provider for a day; an order that waits longer is not taken up again. */
const reuseHours = 23;
const declared: readonly DeclarationName[] = ['terms', 'immediatePerformance'];

/**
 * Places an order and answers the provider's page to pay it on. The order stands in the database before the provider is
 * asked, and the same order is asked for again with the same key: a second click, a second tab or a crash in between
 * leads to one page and one payment.
 */
export async function startCheckout(context: OpenBilling, input: CheckoutInput): Promise<{ readonly url: string }> {
  const { consent, buyer, kind } = input;
  const language = requireConsent(consent, context.operator);
  const priced = await priceOrder(context, { ...input, userId: buyer.userId });
  requireExpected(presentQuote(context, priced), input.expected);
  const billing = await takeBilling(context, {
    userId: buyer.userId,
    amount: Math.max(priced.amount, priced.offer.amount),
    given: input.billing,
  });
  const customer = await requireCustomer(context, { ...buyer, language }, priced.offer.currency);
  if (kind === 'subscription') await requireNoSubscription(context, { userId: buyer.userId, customer });
  for (;;) {
    const { order, replaced } = await placeOrder(context, { ...input, billing }, priced, language);

    for (const session of replaced) await expireSession(context, session);
    if (order.checkout_session_id === null) return { url: await openSession(context, { order, customer, priced }) };
    const session = await context.payments.stripe.checkout.sessions.retrieve(order.checkout_session_id);
    if (session.status === 'open' && session.url !== null) return { url: session.url };
    // paid or lapsed meanwhile: settle that order, and place another one
    await fulfilOrder(context, session.id);
    if (kind === 'subscription') await requireNoSubscription(context, { userId: buyer.userId, customer });
  }
}

function requireConsent(consent: CheckoutInput['consent'], operator: Operator): InterfaceLanguage {
  if (consent === undefined)
    throw new AppError('consent_required', 'Both declarations are required to order.', 'consent');
  const present = orderVersions(operator);
  if (consent.termsVersion !== present.termsVersion || consent.withdrawalVersion !== present.withdrawalVersion)
    throw new AppError('consent_outdated', 'The terms have changed. Please read and confirm them again.', 'consent');
  return consent.locale;
}

/** The order that is open for the same thing, or a new one; orders for another plan give way. */
async function placeOrder(
  { database, operator, clock, sealKey }: OpenBilling,
  { kind, priceId, promotionCode, buyer, address, billing }: CheckoutInput & { readonly billing: BillingDetails },
  { offer, amount, trialDays, trialTokens }: PricedOffer,
  language: InterfaceLanguage,
): Promise<{ order: Order; replaced: string[] }> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('order:' || ${buyer.userId}, 0))`.execute(transaction);
    if ((await accounts(transaction).where('id', '=', buyer.userId).executeTakeFirst()) === undefined)
      throw new AppError('session_ended', 'Your session has ended. Please sign in again.');
    const unsettled = await transaction
      .selectFrom('public.orders')
      .selectAll()
      .where('user_id', '=', buyer.userId)
      .where('kind', '=', kind)
      .where('state', 'in', ['draft', 'open'])
      .orderBy('created_at', 'desc')
      .execute();
    const reusable = unsettled.find(
      (order) =>
        order.stripe_price_id === priceId &&
        order.amount === amount &&
        order.tokens === offer.tokens &&
        order.trial_days === trialDays &&
        order.trial_tokens === trialTokens &&
        order.promotion_code === (promotionCode ?? null) &&
        order.language === language &&
        order.created_at > new Date(clock().getTime() - reuseHours * 3_600_000),
    );
    const replaced = unsettled.filter(
      (order) => order !== reusable && (kind === 'subscription' || order.stripe_price_id === priceId),
    );
    for (const { id } of replaced)
      await transaction.updateTable('public.orders').set({ state: 'expired' }).where('id', '=', id).execute();
    const order =
      reusable ??
      (await transaction
        .insertInto('public.orders')
        .values({
          user_id: buyer.userId,
          kind,
          stripe_price_id: priceId,
          product_name: offer.productName,
          tokens: offer.tokens,
          list_amount: offer.amount,
          amount,
          currency: offer.currency,
          interval: offer.interval,
          interval_count: offer.intervalCount,
          trial_days: trialDays,
          trial_tokens: trialTokens,
          promotion_code: promotionCode ?? null,
          language,
          vat_mode: operator.vatMode,
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    await transaction
      .updateTable('public.orders')
      .set({ billing: JSON.stringify(billing), ...(await keepOrderTexts(transaction, operator, language)) })
      .where('id', '=', order.id)
      .execute();
    await saveBillingDetails(transaction, buyer.userId, billing);
    for (const declaration of declared)
      await recordConsent(
        { database, clock, sealKey },
        { userId: buyer.userId, declaration, language, address, orderId: order.id },
        transaction,
      );
    const sessions = replaced.flatMap(({ checkout_session_id: id }) => (id === null ? [] : [id]));
    return { order, replaced: sessions };
  });
}

async function openSession(
  context: OpenBilling,
  { order, customer, priced }: { order: Order; customer: string; priced: PricedOffer },
): Promise<string> {
  const { database, payments, log, siteUrl } = context;
  const { id, attempt } = order;
  try {
    const session = await payments.stripe.checkout.sessions.create(
      sessionParameters(siteUrl, { order, customer, priced }),
      { idempotencyKey: `order-${id}-${attempt}` },
    );
    if (session.amount_total !== order.amount || session.currency !== order.currency || session.url === null) {
      log.error(
        { order: id, session: session.id, expected: order.amount, got: session.amount_total },
        'checkout differs',
      );
      await settle(context, id, { state: 'failed', problem: 'the provider asks for another amount' });
      await expireSession(context, session.id);
      throw new AppError('payment_failed', failureOf(order.kind));
    }
    // an order that was fulfilled meanwhile knows more than this
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
    if (opened === undefined && (await stateOf(context, id)) === 'expired') {
      // the account was deleted meanwhile, or another order took its place
      await expireSession(context, session.id);
      throw new AppError('payment_failed', failureOf(order.kind));
    }
    return session.url;
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined) throw error;
    // no sentence of the provider reaches a log: it may quote what somebody typed
    log.error({ order: id, failure }, 'the provider opened no checkout');
    if (failure === 'refused' || failure === 'missing')
      await settle(context, id, { state: 'failed', problem: 'the provider refused the checkout' });
    if (failure === 'broken')
      await database.kysely
        .updateTable('public.orders')
        .set({ attempt: attempt + 1 })
        .where('id', '=', id)
        .execute();
    throw new AppError('payment_failed', failureOf(order.kind));
  }
}

const failureOf = (kind: OrderKind) =>
  kind === 'token_pack'
    ? 'Could not process your token purchase. Please try again.'
    : 'Could not process your subscription. Please try again.';

async function settle(
  { database }: OpenBilling,
  id: string,
  change: { readonly state: 'failed'; readonly problem: string },
): Promise<void> {
  await database.kysely
    .updateTable('public.orders')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute();
}

async function stateOf({ database }: OpenBilling, id: string): Promise<Order['state']> {
  const { state } = await database.kysely
    .selectFrom('public.orders')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

async function expireSession({ payments }: OpenBilling, session: string): Promise<void> {
  try {
    await payments.stripe.checkout.sessions.expire(session);
  } catch (error) {
    // it was paid or has lapsed: its own webhook tells
    if (providerFailure(error) === undefined) throw error;
  }
}

const hint = {
  en: 'You placed your order with obligation to pay in our shop; here you pay for it.',
  de: 'Du hast bei uns zahlungspflichtig bestellt; hier bezahlst du diese Bestellung.',
};

function sessionParameters(
  siteUrl: string,
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
    // the provider puts the session's id where the braces stand
    success_url: `${siteUrl}${paths.purchaseSuccess}?${shown}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}${paths.purchaseCanceled}`,
    custom_text: { submit: { message: hint[language] } },
    // the ledger compares amount and currency: nobody is shown another one
    adaptive_pricing: { enabled: false },
    ...(priced.discount === undefined ? {} : { discounts: [{ promotion_code: priced.discount.promotionCodeId }] }),
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
