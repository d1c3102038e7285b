import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import type { ExpectedOffer } from '@regelwerk/contract/shop/checkout';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Operator } from '@regelwerk/legal/operator';
import { orderVersions } from '@regelwerk/legal/order-versions';
import { currentPrice } from '../catalog/offers.ts';
import type { Addressee } from '../invoices/addressee.ts';
import { readBillingDetails } from '../invoices/billing-details.ts';
import { requireServedCountry } from '../invoices/require-served-country.ts';
import { proveVatId, requireValidVatId } from '../invoices/vat-id.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { expireCheckout, openCheckout } from './open-checkout.ts';
import { placeOrder } from './place-order.ts';
import { presentQuote, priceOrder, requireShownOffer } from './price-order.ts';
import { scheduleChange } from './schedule-change.ts';

/** Above this amount in minor units an invoice has to name the buyer (section 33 UStDV). */
const smallInvoice = 25_000;

/** An order as its buyer placed it. */
interface CheckoutInput {
  readonly kind: OrderKind;
  readonly priceId: string;
  readonly promotionCode?: string | undefined;
  /** Whether a plan takes the place of the running one, from the end of its period on. */
  readonly changesPlan: boolean;
  readonly expected?: ExpectedOffer | undefined;
  /** The page to return to, as the caller names it: it says how many tokens were shown. */
  readonly successUrl?: string | undefined;
  readonly consent?:
    | { readonly termsVersion: string; readonly withdrawalVersion: string; readonly locale: InterfaceLanguage }
    | undefined;
  readonly buyer: { readonly userId: string; readonly email: string; readonly name: string };
  readonly address: string;
  /** Counts a payment page that is about to be opened; throws for one too many. */
  readonly countPage: () => Promise<void>;
  /** The addressee of the invoice, if the order names one. */
  readonly billing?: BillingDetails | undefined;
}

/**
 * Places an order and returns the address of its payment page, or of a scheduled change of plan. The order is stored before the
 * provider is asked, and repeated with the same key: a second click, a second tab or a crash in between leads to one order.
 */
export async function startCheckout(context: OpenBilling, input: CheckoutInput): Promise<{ readonly url: string }> {
  const { buyer, kind, promotionCode, address } = input;
  const { userId } = buyer;
  const language = requireConsent(input.consent, context.operator);
  const priceId = await currentPrice(context.database, input.priceId);
  const changesPlan = input.changesPlan && kind === 'subscription';
  const priced = await priceOrder(context, { userId, priceId, promotionCode, kind, changesPlan });
  const { offer, change } = priced;
  if (change?.pending !== undefined) return { url: changeAddress(context, change.pending.number) };
  const billing = await chooseAddressee(context, { userId, amount: offer.amount, given: input.billing });
  requireShownOffer(presentQuote(context, priced, billing), shownOffer(input));
  const customer = await ensureCustomer(context, { ...buyer, language }, offer.currency);
  const isFirstPlan = kind === 'subscription' && change === undefined;
  if (isFirstPlan) await requireNoSubscription(context, { userId, customer });
  for (;;) {
    const placed = await placeOrder(context, priced, { userId, promotionCode, address, billing, language });
    const { order, replaced } = placed;
    for (const session of replaced) await expireCheckout(context, session);
    if (change !== undefined) {
      await scheduleChange(context, order.id);
      return { url: changeAddress(context, order.number) };
    }
    if (order.checkout_session_id === null) {
      await input.countPage();
      return { url: await openCheckout(context, { order, customer, priced }) };
    }
    const session = await context.payments.stripe.checkout.sessions.retrieve(order.checkout_session_id);
    if (session.status === 'open' && session.url !== null) return { url: session.url };
    // paid or expired meanwhile: settle that order and place another one
    await fulfilOrder(context, session.id);
    if (isFirstPlan) await requireNoSubscription(context, { userId, customer });
  }
}

const changeAddress = ({ siteUrl }: OpenBilling, number: string) => `${siteUrl}${paths.order}?number=${number}`;

/** Refuses an order without the declarations in their present versions, and returns the language they were made in. */
function requireConsent(consent: CheckoutInput['consent'], operator: Operator): InterfaceLanguage {
  if (consent === undefined)
    throw new AppError('consent_required', 'Both declarations are required to order.', { field: 'consent' });
  const present = orderVersions(operator);
  if (consent.termsVersion !== present.termsVersion || consent.withdrawalVersion !== present.withdrawalVersion)
    throw new AppError('consent_outdated', 'The terms have changed. Please read and confirm them again.', {
      field: 'consent',
    });
  return consent.locale;
}

/**
 * Returns the addressee of an order's invoice: the one given with the order, else the one stored last. Refuses an order without
 * a correct addressee before the buyer pays.
 */
async function chooseAddressee(
  context: OpenBilling,
  order: { readonly userId: string; readonly amount: number; readonly given: BillingDetails | undefined },
): Promise<Addressee> {
  const { given, userId, amount } = order;
  const billing = given ?? (await readBillingDetails(context, userId));
  requireValidVatId(billing);
  const vatIdProof = await proveVatId(context, userId, billing);
  await requireServedCountry(context, { country: billing.country, hasVatId: vatIdProof !== null, amount });
  const isNamed = [billing.name, billing.street, billing.postcode, billing.city].every((part) => part !== '');
  if (amount > smallInvoice && !isNamed)
    throw new AppError('address_required', 'An order of this amount needs your name and address.', {
      field: 'billing.name',
    });
  return { ...billing, vatIdProof };
}

/** Returns the parts of the offer that the caller saw: its price, what it expects, and the tokens that the page to return to names. */
function shownOffer({ priceId, successUrl, expected }: CheckoutInput): Readonly<Record<string, unknown>> {
  const shown = /[?&]tokens=(\d{1,9})(?=[&#]|$)/.exec(successUrl ?? '')?.[1];
  return { priceId, ...(shown === undefined ? {} : { tokens: Number(shown) }), ...expected };
}

/** Refuses a second subscription: checks our own record, and the provider for one that has not been reported yet. */
async function requireNoSubscription(
  { database, payments }: OpenBilling,
  { userId, customer }: { readonly userId: string; readonly customer: string },
): Promise<void> {
  const known = await database.kysely
    .selectFrom('public.subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst();
  const { data } = await payments.stripe.subscriptions.list({ customer, limit: 1 });
  if (known !== undefined || data.length > 0)
    throw new AppError('already_subscribed', 'You have a subscription already. You can change it instead.');
}
