import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** Closes a checkout session at the provider, so that nobody can pay there any more. */
export async function expireCheckout({ payments }: OpenBilling, session: string): Promise<void> {
  try {
    await payments.stripe.checkout.sessions.expire(session);
  } catch (error) {
    // it was paid or has expired: its own webhook reports that
    if (providerFailure(error) === undefined) throw error;
  }
}
