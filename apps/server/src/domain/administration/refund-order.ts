import { AppError } from '../app-error.ts';
import type { OpenBilling } from '../billing/billing-context.ts';
import { keptTokens } from '../billing/kept-tokens.ts';
import { recordReversals } from '../billing/record-reversals.ts';
import { asProvider } from '../catalogue/as-provider.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { previewRefund } from './preview-refund.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Pays an order of a withdrawal back, exactly as the preview said: where that has changed since, nothing happens. The
 * tokens go with the money; the declaration is settled.
 */
export async function refundOrder(
  context: OpenBilling,
  input: { readonly actor: string; readonly noticeId: string; readonly orderId: string; readonly amount: number },
): Promise<void> {
  const { actor, noticeId, orderId, amount } = input;
  const { database, payments } = context;
  const orders = await previewRefund(database, noticeId);
  const order = orders.find(({ id }) => id === orderId);
  if (order === undefined) throw new AppError('not_found', 'This order does not belong to the declaration.', 'orderId');
  if (order.refund !== amount || amount === 0)
    throw new AppError('stale_edit', 'What can be refunded has changed meanwhile. Please look again.', 'amount');
  const { payment_intent_id: payment } = await database.kysely
    .selectFrom('public.orders')
    .select('payment_intent_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (payment === null) throw new AppError('not_found', 'Nothing was paid for this order.', 'orderId');
  await recordAudit(database.kysely, {
    actor,
    action: 'refund_order',
    subject: orderId,
    after: { noticeId, amount, currency: order.currency, tokens: order.unspent, unconfirmed: order.unconfirmed },
  });
  await asProvider(() =>
    payments.stripe.refunds.create(
      {
        payment_intent: payment,
        amount,
        metadata: { notice: noticeId, ...(order.unconfirmed > 0 ? { [keptTokens]: order.unconfirmed } : {}) },
      },
      { idempotencyKey: `refund-${noticeId}-${orderId}-${amount}` },
    ),
  );
  await recordReversals(context, payment);
  await closeNotice(database.kysely, noticeId);
}
