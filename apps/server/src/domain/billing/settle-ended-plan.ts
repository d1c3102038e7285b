import type { Stripe } from 'stripe';
import type { OpenBilling } from './billing-context.ts';
import { decideSettlement } from './decide-settlement.ts';
import { endedForCause } from './end-for-cause.ts';
import { idOf } from './id-of.ts';
import { isEndSettled } from './is-end-settled.ts';
import { isPresentPlan } from './is-present-plan.ts';
import { type Contract, readContracts } from './read-contracts.ts';
import { recordInvoice } from './record-invoice.ts';
import type { Refund } from './refund-of-payment.ts';
import { restOfPayment } from './rest-of-payment.ts';
import { voidOpenInvoices } from './void-open-invoices.ts';

/**
 * Pays back what was paid for the time after the end of a plan that was cancelled after its first term or for good cause, as
 * `restOfPayment` counts it, and voids what is still unpaid: it brought no tokens. A cancellation for good cause counts from its
 * receipt. Once for each plan.
 */
export async function settleEndedPlan(context: OpenBilling, id: string): Promise<void> {
  const { database, payments } = context;
  const subscription = await payments.stripe.subscriptions.retrieve(id);
  const invoice = idOf(subscription.latest_invoice);
  if (invoice !== undefined) await recordInvoice(context, invoice);
  await voidOpenInvoices(context, id);
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select(['o.id', 'o.user_id as userId'])
      .where('o.stripe_subscription_id', '=', id)
      .where('u.deleted_at', 'is', null)
      .where(isPresentPlan)
      .forUpdate('o')
      .executeTakeFirst();
    if (order === undefined) return;
    if (await isEndSettled(transaction, id)) return;
    const contract = (await readContracts(transaction, order.userId)).find(({ orderId }) => orderId === order.id);
    if (contract === undefined) return;
    const refunds = refundsOf(contract, subscription);
    await decideSettlement(transaction, { cause: 'cancellation', contract, noticeId: null, endsPlan: false, refunds });
  });
}

function refundsOf({ payments }: Contract, { ended_at: endedAt, metadata }: Stripe.Subscription): Refund[] {
  const ended = ((endedAt ?? 0) - Number(metadata[endedForCause] ?? 0)) * 1000;
  return payments.flatMap((payment) => {
    const amount = restOfPayment(payment, ended);
    return payment.payment === null || amount === 0 ? [] : [{ payment: payment.payment, amount, keptTokens: 0 }];
  });
}
