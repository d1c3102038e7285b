import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** Returns a checkout session with its items and payment; undefined if the provider knows none. */
export async function retrieveSession(
  { payments }: OpenBilling,
  id: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await payments.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}

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
