import type { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';
import { decideSettlement } from './decide-settlement.ts';
import { idOf } from './id-of.ts';
import { type Contract, type ContractPayment, readContracts } from './read-contracts.ts';
import { recordInvoice } from './record-invoice.ts';
import type { Refund } from './refund-of-payment.ts';
import { shareOf } from './share-of.ts';

/**
 * Pays back what was paid for the time after the end of a plan that was cancelled after its first term: the share of the time
 * that is left, or of the tokens where more of those were used. Once for each plan.
 */
export async function settleEndedPlan(context: OpenBilling, id: string): Promise<void> {
  const { database, payments } = context;
  const subscription = await payments.stripe.subscriptions.retrieve(id);
  const invoice = idOf(subscription.latest_invoice);
  if (invoice !== undefined) await recordInvoice(context, invoice);
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select(['o.id', 'o.user_id as userId'])
      .where('o.stripe_subscription_id', '=', id)
      .where('u.deleted_at', 'is', null)
      .where('o.state', '=', 'fulfilled')
      .forUpdate('o')
      .executeTakeFirst();
    if (order === undefined) return;
    const settled = await transaction
      .selectFrom('private.settlements')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (settled !== undefined) return;
    const contract = (await readContracts(transaction, order.userId)).find(({ orderId }) => orderId === order.id);
    if (contract === undefined) return;
    const refunds = refundsOf(contract, subscription);
    await decideSettlement(transaction, { cause: 'cancellation', contract, noticeId: null, endsPlan: false, refunds });
  });
}

function refundsOf({ payments }: Contract, { ended_at: endedAt }: Stripe.Subscription): Refund[] {
  const ended = (endedAt ?? 0) * 1000;
  return payments.flatMap((payment) => {
    const amount = restOf(payment, ended);
    return payment.payment === null || amount === 0 ? [] : [{ payment: payment.payment, amount, keptTokens: 0 }];
  });
}

function restOf({ paid, tokens, unspent, returned, periodStart, periodEnd }: ContractPayment, ended: number): number {
  if (periodStart === null || periodEnd === null) return 0;
  const [start, end] = [periodStart.getTime(), periodEnd.getTime()];
  if (ended < start || ended >= end) return 0;
  const time = shareOf(paid, end - ended, end - start);
  const left = tokens > 0 ? shareOf(paid, unspent, tokens) : paid;
  return Math.max(0, Math.min(time, left, paid - returned));
}
