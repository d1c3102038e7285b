import type { OpenBilling } from './billing-context.ts';
import { refundPayment } from './refund-payment.ts';

/** Refunds all that is left of a payment, once for each `key`, and records what was reversed. */
export async function refundInFull(context: OpenBilling, payment: string, key: string): Promise<void> {
  await refundPayment(context, { payment_intent: payment }, `return-${key}`);
}
