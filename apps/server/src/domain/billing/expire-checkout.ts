import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from './billing-context.ts';

/** Closes a checkout session at the provider, so that nobody pays there any more. */
export async function expireCheckout({ payments }: OpenBilling, session: string): Promise<void> {
  try {
    await payments.stripe.checkout.sessions.expire(session);
  } catch (error) {
    // it was paid or has lapsed: its own webhook tells
    if (providerFailure(error) === undefined) throw error;
  }
}
