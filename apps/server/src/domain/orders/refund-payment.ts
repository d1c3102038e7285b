import type { Stripe } from 'stripe';
import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordReversals } from './record-reversals.ts';

/** Codes of the provider for money that was charged back or refunded in full and needs no refund. */
const goneAlready = ['charge_already_refunded', 'charge_disputed'];

/**
 * Refunds a payment, unless its money was already returned, and records the reversal. A refund of an amount needs a key, by
 * which it happens once; a refund of the rest happens once by itself.
 */
export async function refundPayment(
  context: OpenBilling,
  refund: Stripe.RefundCreateParams & { readonly payment_intent: string },
  options: Stripe.RequestOptions = {},
): Promise<void> {
  try {
    await context.payments.stripe.refunds.create(refund, options);
  } catch (error) {
    const isGone = isProviderError(error) && goneAlready.includes(error.code ?? '');
    if (!isGone) throw error;
  }
  await recordReversals(context, refund.payment_intent);
}
