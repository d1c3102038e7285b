import { paths } from '@regelwerk/contract/shared/paths';
import { packageLabel } from '@regelwerk/contract/shop/token-package';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import { knownLanguage } from '../kernel/known-language.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import type { PricedOffer } from './price-order.ts';

const hint = {
  en: 'You placed your order with obligation to pay in our shop; here you pay for it.',
  de: 'Du hast bei uns zahlungspflichtig bestellt; hier bezahlst du diese Bestellung.',
};

/** The parameters of the provider's page on which an order is paid. */
export function checkoutParameters(
  { siteUrl, operator }: Pick<OpenBilling, 'siteUrl' | 'operator'>,
  { order, customer, priced }: { order: Selectable<Schema['public.orders']>; customer: string; priced: PricedOffer },
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
