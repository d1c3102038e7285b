import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import { cancellationStep } from '../contracts/cancellation-step.ts';
import { decideSettlement } from '../contracts/decide-settlement.ts';
import { isEndSettled } from '../contracts/is-end-settled.ts';
import { isPresentPlan } from '../contracts/is-present-plan.ts';
import { planEnds } from '../contracts/plan-ends.ts';
import { planPayments } from '../contracts/plan-payments.ts';
import { type ContractPayment, readContracts } from '../contracts/read-contracts.ts';
import type { Refund } from '../contracts/refund-after-withdrawal.ts';
import { refundAtEnd } from '../contracts/refund-at-end.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { voidUnpaidInvoices } from '../subscriptions/void-unpaid-invoices.ts';

/**
 * Pays back what was paid for the time after the end of a plan, as `refundAtEnd` counts it, and voids what is still unpaid: it
 * brought no tokens. A declared cancellation ends the plan when it takes effect, even if a renewal was charged before somebody
 * decided on it. Waits while good cause is undecided. Once for each plan.
 */
export async function settleEndedPlan(context: OpenBilling, id: string): Promise<void> {
  const { database, payments } = context;
  const subscription = await payments.stripe.subscriptions.retrieve(id);
  if ((await cancellationStep(database, subscription)) !== 'settleEndedPlan') return;
  if (await isUndecided(database.kysely, id)) return;
  const invoice = idOf(subscription.latest_invoice);
  if (invoice !== undefined) await recordInvoice(context, invoice);
  await voidUnpaidInvoices(context, id);
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('public.orders as o')
      .innerJoin('auth.users as u', 'u.id', 'o.user_id')
      .select(['o.id', 'o.user_id as userId'])
      .where('o.stripe_subscription_id', '=', id)
      // with an account, a plan ends without a rest, unless good cause was declared before
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('u.deleted_at', 'is', null),
          exists(
            selectFrom('private.legal_notices as n')
              .innerJoin('public.orders as named', 'named.id', 'n.accepted_order_id')
              .select('n.id')
              .where('named.stripe_subscription_id', '=', id)
              .where('n.for_cause', '=', true)
              .where('n.accepted_at', 'is not', null),
          ),
        ]),
      )
      .where(isPresentPlan)
      .forUpdate('o')
      .executeTakeFirst();
    if (order === undefined) return;
    if (await isEndSettled(transaction, id)) return;
    const contracts = await readContracts(transaction, order.userId);
    const contract = contracts.find(({ orderId }) => orderId === order.id);
    if (contract === undefined) return;
    const { cancellation } = await planEnds(transaction, id);
    const refunds = refundsOf(planPayments(contracts, id), subscription, cancellation);
    await decideSettlement(transaction, { cause: 'cancellation', contract, noticeId: null, endsPlan: false, refunds });
  });
}

function refundsOf(
  payments: readonly ContractPayment[],
  { ended_at: endedAt }: Stripe.Subscription,
  declared: Date | null,
): Refund[] {
  const ended = Math.min((endedAt ?? 0) * 1000, declared?.getTime() ?? Number.POSITIVE_INFINITY);
  return payments.flatMap((payment) => {
    const amount = refundAtEnd(payment, ended);
    return payment.payment === null || amount === 0 ? [] : [{ payment: payment.payment, amount, keptTokens: 0 }];
  });
}

/** Whether a cancellation of the plan for good cause waits for its decision, which settles everything at once. */
async function isUndecided(executor: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const open = await executor
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .select('n.id')
    .where('o.stripe_subscription_id', '=', subscriptionId)
    .where('n.kind', '=', 'cancellation')
    .where('n.settled_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}
