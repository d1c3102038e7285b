import { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';
import { recordReversals } from './record-reversals.ts';

/** Money that the bank took back already, or that was refunded in full, needs no refund. */
const goneAlready = ['charge_already_refunded', 'charge_disputed'];

/** Refunds all that is left of a payment, once for each `key`, and writes down what came of it. */
export async function refundInFull(context: OpenBilling, payment: string, key: string): Promise<void> {
  try {
    await context.payments.stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `return-${key}` });
  } catch (error) {
    const isGone = error instanceof Stripe.errors.StripeError && goneAlready.includes(error.code ?? '');
    if (!isGone) throw error;
  }
  await recordReversals(context, payment);
}
