import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { type ProviderFailure, providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';
import { type BillingContext, type OpenBilling, requirePayments } from '../kernel/payments-context.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { isUnpaid, voidInvoice } from './void-invoice.ts';

/**
 * Ends everything at the provider that could still charge a person: subscriptions, open checkout sessions and unpaid invoices,
 * known to us or not. Throws `billing_not_ended` if that is not possible now.
 */
export async function endBilling(context: BillingContext, userId: string): Promise<void> {
  const customer = await context.database.kysely
    .selectFrom('public.customers')
    .select('stripe_customer_id as id')
    .where('user_id', '=', userId)
    .where('stripe_customer_id', 'is not', null)
    .executeTakeFirst();
  if (customer == null || customer.id === null) return;
  if (context.payments === undefined && !(await runsSomething(context, userId))) return;
  try {
    await endAll(requirePayments(context), customer.id);
  } catch (error) {
    const failure = context.payments === undefined ? 'payments are off' : providerFailure(error);
    if (failure === undefined) throw error;
    context.log.error({ account: userId, failure }, 'what a person has at the provider could not be ended');
    throw new AppError(
      'billing_not_ended',
      'What still runs at the payment provider could not be ended. Nothing was deleted; please try again.',
    );
  }
}

async function runsSomething({ database }: BillingContext, userId: string): Promise<boolean> {
  const { runs } = await database.kysely
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('public.subscriptions')
            .select('id')
            .where('user_id', '=', userId)
            .where('status', 'not in', endedStatuses),
        ),
        exists(
          selectFrom('public.orders')
            .select('id')
            .where('user_id', '=', userId)
            .where('state', 'in', ['open', 'processing']),
        ),
      ])
        .$castTo<boolean>()
        .as('runs'),
    )
    .executeTakeFirstOrThrow();
  return runs;
}

async function endAll(context: OpenBilling, customer: string): Promise<void> {
  const { stripe } = context.payments;
  const sessions = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for await (const { id } of sessions)
    await unlessOver(() => stripe.checkout.sessions.expire(id), ['missing', 'refused']);
  for await (const { id, status } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    if (endedStatuses.some((ended) => ended === status)) continue;
    await unlessOver(() => stripe.subscriptions.cancel(id), ['missing']);
    await refreshSubscription(context, id);
  }
  for await (const { id, status } of stripe.invoices.list({ customer, limit: 100 }))
    if (id !== undefined && isUnpaid({ id, status }))
      await unlessOver(() => voidInvoice(context, { id, status }), ['missing', 'refused']);
}

/** Ignores the failures in `over`: an object that was paid, expired or ended meanwhile sends its own webhook. */
async function unlessOver(end: () => Promise<unknown>, over: readonly ProviderFailure[]): Promise<void> {
  try {
    await end();
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined || !over.includes(failure)) throw error;
  }
}
