import type { PurchaseState } from '@regelwerk/contract/shop/checkout';
import type { Schema } from '@regelwerk/database/schema';
import type { Selectable } from 'kysely';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { fulfilOrder } from './fulfil-order.ts';

const failure = 'An error occurred while processing your purchase';

/**
 * Returns the state of a purchase when its buyer comes back from the payment page. Only the caller's own order counts: foreign,
 * unknown and invented sessions get the same refusal.
 */
export async function confirmPurchase(
  context: OpenBilling,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<PurchaseState> {
  const { kysely } = context.database;
  const read = () =>
    kysely
      .selectFrom('public.orders')
      .select(['number', 'kind', 'tokens', 'trial_tokens', 'state'])
      .where('checkout_session_id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
  if ((await read()) === undefined) throw new AppError('not_found', 'Failed to add tokens to your account');
  try {
    await fulfilOrder(context, sessionId);
  } catch (error) {
    // the webhook and the reconciliation will still deliver it
    if (providerFailure(error) === undefined) throw error;
    throw new AppError('payment_failed', failure);
  }
  const order = await read();
  const balance = await kysely
    .selectFrom('public.user_tokens')
    .select('tokens_remaining')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (order === undefined) throw new AppError('not_found', 'Failed to add tokens to your account');
  return {
    state: shownStates[order.state],
    orderNumber: Number(order.number),
    kind: order.kind,
    tokens: order.tokens,
    trialTokens: order.trial_tokens,
    balance: balance?.tokens_remaining ?? 0,
  };
}

/** The state that the buyer sees for each state of the order; only the failed ones took no money. */
const shownStates: Readonly<Record<Selectable<Schema['public.orders']>['state'], PurchaseState['state']>> = {
  draft: 'processing',
  open: 'processing',
  processing: 'processing',
  scheduled: 'processing',
  fulfilled: 'fulfilled',
  review: 'review',
  refunded: 'refunded',
  expired: 'failed',
  failed: 'failed',
  canceled: 'failed',
};
