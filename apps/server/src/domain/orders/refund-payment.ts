import type { Stripe } from 'stripe';
import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isActiveRefund } from './is-active-refund.ts';
import { recordReversals } from './record-reversals.ts';

/** Money that goes back now, that went back before in full, also to the bank of a lost dispute, or that nobody gets yet, and why. */
export type RefundOutcome = 'made' | 'returned' | 'disputed' | 'failed';

/**
 * Refunds a payment, unless its money was already returned, and records the reversal. A refund of an amount needs a key, by
 * which it happens once; a refund of the rest happens once by itself.
 */
export async function refundPayment(
  context: OpenBilling,
  refund: Stripe.RefundCreateParams & { readonly payment_intent: string },
  options: Stripe.RequestOptions = {},
): Promise<RefundOutcome> {
  const outcome = await ask(context, refund, options);
  await recordReversals(context, refund.payment_intent);
  return outcome;
}

async function ask(
  { payments }: OpenBilling,
  refund: Stripe.RefundCreateParams & { readonly payment_intent: string },
  options: Stripe.RequestOptions,
): Promise<RefundOutcome> {
  const { refunds, disputes } = payments.stripe;
  try {
    return isActiveRefund(await refunds.create(refund, options)) ? 'made' : 'failed';
  } catch (error) {
    const code = isProviderError(error) ? error.code : undefined;
    if (code === 'charge_already_refunded') return 'returned';
    if (code !== 'charge_disputed') throw error;
    const { data } = await disputes.list({ payment_intent: refund.payment_intent, limit: 100 });
    const isLost = data.every(({ status }) => ['won', 'lost', 'warning_closed'].includes(status));
    return isLost && data.some(({ status }) => status === 'lost') ? 'returned' : 'disputed';
  }
}
