import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';

/**
 * Detaches a subscription from its schedule, so that it goes on as it is now. While it has one, the provider refuses to set its
 * end. A schedule that has ended meanwhile is left alone.
 */
export async function releaseSchedule(
  { payments }: OpenBilling,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
): Promise<void> {
  const id = idOf(schedule);
  if (id === undefined) return;
  try {
    await payments.stripe.subscriptionSchedules.release(id);
  } catch (error) {
    const failure = providerFailure(error);
    if (failure !== 'refused' && failure !== 'missing') throw error;
  }
}
