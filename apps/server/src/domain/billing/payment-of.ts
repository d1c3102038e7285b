import type { Stripe } from 'stripe';

/** The payment of a session that was retrieved with its charge; a subscription is paid by its invoice and has none. */
export function paymentOf(session: Stripe.Checkout.Session): {
  readonly intent: Stripe.PaymentIntent | undefined;
  readonly receiptUrl: string | null;
} {
  const { payment_intent: intent } = session;
  if (intent === null || typeof intent === 'string') return { intent: undefined, receiptUrl: null };
  const { latest_charge: charge } = intent;
  return { intent, receiptUrl: typeof charge === 'string' ? null : (charge?.receipt_url ?? null) };
}
