import type { OrderVerdict } from '@regelwerk/contract/admin/admin-orders';
import { AppError } from '../kernel/app-error.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { withProviderErrors } from '../kernel/with-provider-errors.ts';
import { fulfilPaidOrder } from '../orders/fulfil-order.ts';
import { recordReversals } from '../orders/record-reversals.ts';
import { retrieveSession } from '../orders/retrieve-session.ts';
import { returnOrder } from '../orders/return-order.ts';

interface Resolution {
  /** Null for the operator on the command line. */
  readonly actor: string | null;
  readonly orderId: string;
  readonly verdict: OrderVerdict;
  readonly reason: string;
}

/** Closes an order in review for a logged reason: fulfills it as ordered, or refunds its payment. */
export async function resolveOrder(context: OpenBilling, resolution: Resolution): Promise<void> {
  const { orderId, verdict } = resolution;
  const before = await requireInReview(context, orderId);
  // a refund at the provider may have closed it unnoticed
  if (before.payment !== null) {
    const { payment } = before;
    await withProviderErrors(() => recordReversals(context, payment));
    await requireInReview(context, orderId);
  }
  if (verdict === 'fulfil') return fulfil(context, resolution, before);
  await recordAudit(context.database.kysely, audited(resolution, before));
  const outcome = await withProviderErrors(() => returnOrder(context, orderId));
  if (outcome === 'review')
    throw new AppError('refund_incomplete', 'The payment has not been refunded in full. Please look at the provider.');
}

interface InReview {
  readonly problem: string | null;
  readonly session: string | null;
  readonly payment: string | null;
  readonly paid: number | null;
  readonly currency: string | null;
}

async function requireInReview({ database }: OpenBilling, orderId: string): Promise<InReview> {
  const order = await database.kysely
    .selectFrom('public.orders')
    .select([
      'state',
      'problem',
      'checkout_session_id as session',
      'payment_intent_id as payment',
      'paid_amount as paid',
      'paid_currency as currency',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'orderId' });
  if (order.state !== 'review')
    throw new AppError('stale_edit', 'This order is not in review any more.', { field: 'orderId' });
  return order;
}

async function fulfil(context: OpenBilling, resolution: Resolution, before: InReview): Promise<void> {
  const session = await withProviderErrors(() => retrieveSession(context, before.session ?? ''));
  if (session?.status !== 'complete' || session.payment_status === 'unpaid')
    throw new AppError('order_unpaid', 'The payment provider does not say that this order is paid.');
  const isLive = await fulfilPaidOrder(context, resolution.orderId, session, (transaction) =>
    recordAudit(transaction, audited(resolution, before)),
  );
  if (!isLive) throw new AppError('user_not_found', 'The account of this order was deleted; its payment is refunded.');
  // an earlier partial refund reduces the tokens
  if (before.payment !== null) await recordReversals(context, before.payment);
}

const audited = ({ actor, orderId, verdict, reason }: Resolution, { problem, paid, currency }: InReview) => ({
  actor,
  action: 'resolve_order' as const,
  subject: orderId,
  before: { state: 'review', problem, paid, currency },
  after: { state: verdict === 'fulfil' ? 'fulfilled' : 'refunded' },
  reason,
});
