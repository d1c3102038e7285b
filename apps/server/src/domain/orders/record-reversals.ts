import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { carryDebt } from '../accounts/carry-debt.ts';
import { queueAlert } from '../alerts/queue-alert.ts';
import { contractQueue } from '../contracts/contract-queue.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import type { PaidSource } from '../invoices/lock-payment.ts';
import { addJob } from '../kernel/add-job.ts';
import { databaseTime } from '../kernel/database-time.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { mailTakenTokens } from '../ledger/mail-taken-tokens.ts';
import { keptTokens } from '../subscriptions/kept-tokens.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { closeReturnedOrder } from './close-returned-order.ts';
import { endReturnedPlan } from './end-returned-plan.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { isActiveRefund } from './is-active-refund.ts';
import { reportFailedRefunds } from './report-failed-refunds.ts';

interface Source extends PaidSource {
  readonly userId: string;
}

/**
 * Adjusts the tokens of a payment to all of its present refunds and disputes: takes them back in proportion, and returns them
 * if a dispute was won or a refund failed. Every event leads to the same result.
 */
export async function recordReversals(context: OpenBilling, paymentIntent: string): Promise<void> {
  const { stripe } = context.payments;
  const source = (await findSource(context, paymentIntent)) ?? (await settleSource(context, paymentIntent));
  if (source === undefined) return;
  const readAt = await databaseTime(context.database);
  const refunds = await stripe.refunds
    .list({ payment_intent: paymentIntent, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const disputes = await stripe.disputes
    .list({ payment_intent: paymentIntent, limit: 100 })
    .autoPagingToArray({ limit: 100 });
  const reversals = [
    ...refunds.map((refund) => ({ ...reversal(refund, 'refund', isActiveRefund(refund)), isOpen: false })),
    ...disputes.map((dispute) => {
      const isActive = !['won', 'warning_closed'].includes(dispute.status);
      return { ...reversal(dispute, 'dispute', isActive), isOpen: isActive && dispute.status !== 'lost' };
    }),
  ];
  await context.database.kysely.transaction().execute(async (transaction) => {
    // locks the mailbox before the balance, in the order that all code uses
    await transaction
      .selectFrom('private.mailboxes as m')
      .innerJoin('auth.users as u', 'u.mailbox_hash', 'm.hash')
      .select('m.hash')
      .where('u.id', '=', source.userId)
      .where('u.deleted_at', 'is not', null)
      .forUpdate('m')
      .execute();
    const undecided = await transaction
      .selectFrom('private.reversals')
      .select(['id', 'is_open', 'is_active'])
      .where('source_type', '=', source.type)
      .where('source_id', '=', source.id)
      .where('kind', '=', 'dispute')
      .execute();
    const taken = { refund: 0, dispute: 0 };
    for (const { id, kind, amount, isActive, isOpen } of reversals) {
      const now = { amount, is_active: isActive, is_open: isOpen, read_at: readAt };
      const changed = await transaction
        .insertInto('private.reversals')
        .values({ id, kind, source_type: source.type, source_id: source.id, ...now })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(now).where('private.reversals.read_at', '<=', readAt),
        )
        .returning('id')
        .executeTakeFirst();
      if (changed !== undefined) taken[kind] += await settleReversals(transaction, source, kind);
      if (kind === 'dispute' && isActive)
        await queueAlert(transaction, { kind: 'dispute', key: `dispute:${id}`, facts: { dispute: id } });
      const before = undecided.find((one) => one.id === id);
      if (changed !== undefined && ((before?.is_open && !isOpen) || (before?.is_active && !isActive)))
        await resumeDisputed(transaction, paymentIntent);
    }
    for (const refund of refunds) await leaveTokens(transaction, source, refund);
    await reportFailedRefunds(transaction, source, refunds);
    // the person may have deleted the account and signed up again in the meantime
    await carryDebt(transaction, context.siteUrl, source.userId);
    await issueCreditNotes(context, transaction, source, refunds);
    const cause = taken.dispute > 0 ? 'dispute' : 'refund';
    const tokens = taken.refund + taken.dispute;
    await mailTakenTokens(transaction, context.siteUrl, { userId: source.userId, cause, tokens });
  });
  if (reversals.length === 0) return;
  const order = await orderInReview(context, source);
  if (order === undefined || (await closeReturnedOrder(context, order.id)) !== 'refunded') return;
  // a plan that was refunded at the provider runs on there
  if (order.subscription !== null && order.runs) await endReturnedPlan(context, order.subscription);
}

/** Returns the number of tokens that left the balance; below zero for those that came back. */
async function settleReversals(transaction: Transaction<Schema>, { type, id }: Source, kind: string): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    select private.settle_reversals(${type}, ${id}, ${kind}) as change`.execute(transaction);
  return -(rows[0]?.change ?? 0);
}

/** The order in review, or closed as refunded, that the payment was for. */
async function orderInReview({ database }: OpenBilling, { type, id }: Source) {
  const orders = database.kysely
    .selectFrom('public.orders as o')
    .leftJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
    .select(['o.id', 'o.stripe_subscription_id as subscription'])
    .select((eb) => eb('s.status', 'not in', endedStatuses).as('runs'))
    .where('o.state', 'in', ['review', 'refunded']);
  const paid =
    type === 'order'
      ? orders.where('o.id', '=', id)
      : orders.where('o.stripe_subscription_id', '=', ({ selectFrom }) =>
          selectFrom('public.invoices as i').select('i.stripe_subscription_id').where('i.id', '=', id),
        );
  return paid.executeTakeFirst();
}

const left = {
  withdrawal: 'Withdrawal: used before the confirmation',
  goodwill: 'Refund: used tokens waived',
};

/**
 * Gives back the used tokens that a refund took although nobody owes them, once for each refund. If the refund fails later, all that
 * it took comes back, and these leave again.
 */
async function leaveTokens(transaction: Transaction<Schema>, { userId }: Source, refund: Stripe.Refund): Promise<void> {
  const tokens = Number(refund.metadata?.[keptTokens] ?? 0);
  if (!(tokens > 0)) return;
  const cause = refund.metadata?.cause === 'goodwill' ? 'goodwill' : 'withdrawal';
  const post = (change: number, id: string) =>
    sql`select private.post_tokens(${userId}::uuid, ${change}::int, ${left[cause]}, ${cause}, ${id}, null)`.execute(
      transaction,
    );
  if (isActiveRefund(refund)) {
    await post(tokens, refund.id);
    return;
  }
  const given = await transaction
    .selectFrom('public.token_transactions')
    .select('id')
    .where('source_type', '=', cause)
    .where('source_id', '=', refund.id)
    .executeTakeFirst();
  if (given !== undefined) await post(-tokens, `${refund.id}:failed`);
}

const reversal = ({ id, amount }: Stripe.Refund | Stripe.Dispute, kind: 'refund' | 'dispute', isActive: boolean) => ({
  id,
  kind,
  amount,
  isActive,
});

async function findSource({ database }: OpenBilling, paymentIntent: string): Promise<Source | undefined> {
  const order = await database.kysely
    .selectFrom('public.orders')
    .select(['id', 'user_id'])
    .where('payment_intent_id', '=', paymentIntent)
    .executeTakeFirst();
  if (order !== undefined) return { type: 'order', id: order.id, userId: order.user_id };
  const invoice = await database.kysely
    .selectFrom('public.invoices')
    .select(['id', 'user_id'])
    .where('payment_intent_id', '=', paymentIntent)
    .executeTakeFirst();
  return invoice === undefined ? undefined : { type: 'invoice', id: invoice.id, userId: invoice.user_id };
}

/** The refund arrived before the payment; records the payment first. */
async function settleSource(context: OpenBilling, paymentIntent: string): Promise<Source | undefined> {
  const { stripe } = context.payments;
  const [session] = (await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })).data;
  if (session !== undefined) {
    await fulfilOrder(context, session.id);
  } else {
    const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const;
    const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
    if (paid === undefined) return undefined;
    await recordInvoice(context, typeof paid.invoice === 'string' ? paid.invoice : paid.invoice.id);
  }
  return findSource(context, paymentIntent);
}

/** Queues the decisions again whose refund of a payment waits for the bank, once it has decided. */
async function resumeDisputed(transaction: Transaction<Schema>, payment: string): Promise<void> {
  const waiting = await transaction
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select(['s.id', 'o.id as orderId', 'o.stripe_subscription_id as subscriptionId'])
    .where('s.problem', '=', disputedPayment)
    .where(sql<boolean>`s.refunds @> ${JSON.stringify([{ payment }])}::jsonb`)
    .execute();
  for (const { id, ...contract } of waiting)
    await addJob(transaction, jobs.settleContract, { id }, { queue: contractQueue(contract), key: `settle-${id}` });
}
