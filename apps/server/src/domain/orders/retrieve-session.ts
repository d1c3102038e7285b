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
