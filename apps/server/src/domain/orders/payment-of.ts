import type { Stripe } from 'stripe';

/**
 * Returns the payment of a session that was retrieved with its charge; a subscription has none, because its invoice is paid.
 */
export function paymentOf(session: Stripe.Checkout.Session): {
  readonly intent: Stripe.PaymentIntent | undefined;
  readonly receiptUrl: string | null;
  readonly cardCountry: string | null;
} {
  const { payment_intent: intent } = session;
  if (intent === null || typeof intent === 'string') return { intent: undefined, receiptUrl: null, cardCountry: null };
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string') return { intent, receiptUrl: null, cardCountry: null };
  const cardCountry = charge.payment_method_details?.card?.country ?? null;
  return { intent, receiptUrl: charge.receipt_url, cardCountry };
}
