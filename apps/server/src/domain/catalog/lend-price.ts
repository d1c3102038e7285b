import type { Stripe } from 'stripe';
import type { OpenBilling } from '../kernel/payments-context.ts';

/** The metadata key on an archived price that the provider has on sale only while a plan returns to it. */
export const lentKey = 'lent_to_return';

/** Whether a price is for sale. One that is lent is not. */
export const isOnSale = ({ active, metadata }: Stripe.Price): boolean => active && metadata[lentKey] === undefined;

/**
 * Does work that sets a price of a subscription, for which the provider accepts no archived price. The mark that is set with the same
 * call keeps such a price out of our catalog, and leads `endLoan` to it if we stop in between.
 */
export async function lendPrice(context: OpenBilling, id: string, work: () => Promise<unknown>): Promise<void> {
  const { prices } = context.payments.stripe;
  if (!isOnSale(await prices.retrieve(id))) await prices.update(id, { active: true, metadata: { [lentKey]: 'yes' } });
  try {
    await work();
  } finally {
    await endLoan(context, id);
  }
}

/** Archives a price again that was lent; any other is left alone. */
export async function endLoan({ payments }: OpenBilling, id: string): Promise<void> {
  const { prices } = payments.stripe;
  const { metadata } = await prices.retrieve(id);
  if (metadata[lentKey] !== undefined) await prices.update(id, { active: false, metadata: { [lentKey]: '' } });
}
