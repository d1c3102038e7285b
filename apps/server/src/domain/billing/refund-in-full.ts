import type { OpenBilling } from './billing-context.ts';
import { refundPayment } from './refund-payment.ts';

/** Refunds the rest of a payment, once for each `key`, and records the reversal. */
export async function refundInFull(context: OpenBilling, payment: string, key: string): Promise<void> {
  await refundPayment(context, { payment_intent: payment }, `return-${key}`);
}
