import type { Stripe } from 'stripe';
import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { isActiveRefund } from './is-active-refund.ts';
import { recordReversals } from './record-reversals.ts';

/** Money that goes back now, that went back before in full, or that nobody gets yet: it is disputed, or the refund failed at once. */
export type RefundOutcome = 'made' | 'returned' | 'open';

/** What codes of the provider mean. */
const gone: Readonly<Record<string, RefundOutcome>> = { charge_already_refunded: 'returned', charge_disputed: 'open' };

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
  refund: Stripe.RefundCreateParams,
  options: Stripe.RequestOptions,
): Promise<RefundOutcome> {
  try {
    return isActiveRefund(await payments.stripe.refunds.create(refund, options)) ? 'made' : 'open';
  } catch (error) {
    const outcome = isProviderError(error) ? gone[error.code ?? ''] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}
