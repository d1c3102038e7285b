import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import { type RawBuilder, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { isPresentPlan } from '../contracts/is-present-plan.ts';
import type { Refund } from '../contracts/refund-after-withdrawal.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { isActiveRefund } from '../orders/is-active-refund.ts';
import { recordReversals } from '../orders/record-reversals.ts';
import { type RefundOutcome, refundPayment } from '../orders/refund-payment.ts';
import { dropChange } from '../subscriptions/drop-change.ts';
import { dropPendingChange } from '../subscriptions/drop-pending-change.ts';
import { isForPeriod } from '../subscriptions/is-for-period.ts';
import { keptTokens } from '../subscriptions/kept-tokens.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { isUnpaid, voidInvoice } from '../subscriptions/void-invoice.ts';
import { endWithNotice } from './end-with-notice.ts';
import { mailSettlement } from './mail-settlement.ts';
import { returnToFormerPlan } from './return-to-former-plan.ts';

const refundList = z.array(
  z.object({ payment: z.string(), amount: z.number().int().min(0), keptTokens: z.number().int().min(0) }),
);

interface Settlement {
  readonly id: string;
  readonly refunds: unknown;
  readonly cause: string;
  readonly endsPlan: boolean;
  readonly endsWithPeriod: boolean;
  readonly endsAt: Date | null;
  readonly mailId: string | null;
  readonly noticeId: string | null;
  readonly subscriptionId: string | null;
  readonly orderId: string;
  readonly state: string;
  readonly priceId: string;
  readonly isChange: boolean;
  readonly isPresentPlan: boolean;
  /** When the plan of a change started, by the provider's clock, and when we heard of it. */
  readonly startsAt: Date | null;
  readonly fulfilledAt: Date | null;
  /** When the declaration arrived; null if nobody declared it. */
  readonly receivedAt: Date | null;
  /** When it was carried out; a refund of it has failed since. */
  readonly doneAt: Date | null;
  readonly problem: string | null;
  /** The number of times that a refund of it was refused. */
  readonly attempt: number;
}

/**
 * Carries out the decision on the end of a contract: ends the plan at the provider, refunds, and mails the result. Each step
 * first checks whether it has happened; run again, it continues where it stopped. One that was done before only pays again what did
 * not arrive: the customer may have a new plan.
 */
export async function settleContract(context: OpenBilling, id: string): Promise<void> {
  const { kysely } = context.database;
  const settlement = await kysely
    .selectFrom('private.settlements as s')
    .innerJoin('public.orders as o', 'o.id', 's.order_id')
    .select([
      's.id',
      's.refunds',
      's.ends_plan as endsPlan',
      's.notice_id as noticeId',
      's.done_at as doneAt',
      's.problem',
      's.attempt',
    ])
    .select(['s.cause', 's.ends_with_period as endsWithPeriod', 's.ends_at as endsAt', 's.mail_id as mailId'])
    .leftJoin('private.legal_notices as n', 'n.id', 's.notice_id')
    .select(['o.stripe_subscription_id as subscriptionId', 'o.id as orderId', 'o.state', 'o.starts_at as startsAt'])
    .select(['o.stripe_price_id as priceId', 'o.fulfilled_at as fulfilledAt', 'n.received_at as receivedAt'])
    .select((eb) => eb('o.changes_order_id', 'is not', null).$castTo<boolean>().as('isChange'))
    .select(isPresentPlan.as('isPresentPlan'))
    .where('s.id', '=', id)
    .where(({ or, eb }) => or([eb('s.done_at', 'is', null), eb('s.problem', 'is not', null)]))
    .executeTakeFirst();
  if (settlement === undefined) return;
  const refunds: Refund[] = refundList.parse(settlement.refunds);
  const isRepeat = settlement.doneAt !== null;
  let amount = 0;
  const outcomes = new Set<PaidBack['outcome']>();
  let refusal: unknown;
  try {
    if (isRepeat) refunds.push(...(await failedLateCharges(context, settlement, refunds)));
    else if (settlement.endsPlan) refunds.push(...(await endPlan(context, settlement, refunds)));
    if (!isRepeat && settlement.endsWithPeriod && !(await endWithNotice(context, settlement))) return;
    for (const refund of refunds) {
      const paid = await payBack(context, settlement, refund).catch((error: unknown) => {
        // the other payments go back all the same
        if (providerFailure(error) !== 'refused') throw error;
        refusal = error;
        return undefined;
      });
      if (paid === undefined) continue;
      outcomes.add(paid.outcome);
      if (paid.outcome === 'made' || (paid.outcome === 'known' && !isRepeat)) amount += paid.amount;
    }
    if (refusal !== undefined) throw refusal;
  } catch (error) {
    if (providerFailure(error) === 'refused') await noteProblem(context, id, error);
    throw error;
  }
  await kysely.transaction().execute(async (transaction) => {
    const done = await transaction
      .updateTable('private.settlements')
      .set({
        done_at: sql`now()`,
        ...problemAfter(outcomes),
        // with the charges after the decision, in case one waits for the bank
        ...(isRepeat ? {} : { amount, refunds: JSON.stringify(refunds) }),
      })
      .where('id', '=', id)
      .where(isRepeat ? 'problem' : 'done_at', isRepeat ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (done === undefined) return;
    if (settlement.noticeId !== null) await closeNotice(transaction, settlement.noticeId);
    if (!isRepeat) await mailSettlement(context, transaction, { id });
    else if (amount > 0) {
      const isAfterDispute = settlement.problem === disputedPayment;
      await mailSettlement(context, transaction, { id, repeated: { amount, isAfterDispute } });
    }
  });
}

/**
 * Ends a plan at once; returns the charges after the decision, which are refunded in full. A change of plan that was withdrawn before it
 * started never does, or is undone if it has meanwhile, and the plan before it goes on.
 */
async function endPlan(
  context: OpenBilling,
  settlement: Settlement,
  known: readonly Refund[],
): Promise<readonly Refund[]> {
  const { subscriptionId, orderId, state, fulfilledAt, receivedAt } = settlement;
  if (subscriptionId === null) return [];
  if (state === 'scheduled' && (await dropPendingChange(context, orderId, 'withdrawn'))) return [];
  const isUndone =
    settlement.isChange && (state !== 'fulfilled' || (settlement.isPresentPlan && isBefore(receivedAt, fulfilledAt)));
  if (!isUndone) await unlessOver(() => context.payments.stripe.subscriptions.cancel(subscriptionId));
  const late = await lateCharges(context, settlement, { known, isUndone });
  if (isUndone) await undoChange(context, orderId);
  await refreshSubscription(context, subscriptionId);
  return late;
}

const isBefore = (one: Date | null, other: Date | null) => one !== null && other !== null && one < other;

/** Voids what is still unpaid for a contract, and returns what was paid since the decision. */
async function lateCharges(
  context: OpenBilling,
  { subscriptionId, priceId, startsAt }: Settlement,
  { known, isUndone }: { readonly known: readonly Refund[]; readonly isUndone: boolean },
): Promise<readonly Refund[]> {
  const { stripe } = context.payments;
  const late: Refund[] = [];
  const list = { subscription: subscriptionId ?? '', limit: 100, expand: ['data.payments'] };
  for await (const { id, status, payments, lines } of stripe.invoices.list(list)) {
    const line = lines.data.find(isForPeriod);
    // what was paid for the plan before a change stays paid, and so does what it costs once the change is undone
    const isEarlier = startsAt !== null && (line?.period.start ?? 0) * 1000 < startsAt.getTime();
    const isFormer = isUndone && idOf(line?.pricing?.price_details?.price) !== priceId;
    // what the operator billed beside the plan is not the plan's
    if (id === undefined || line === undefined || isEarlier || isFormer) continue;
    if (isUnpaid({ id, status })) await unlessOver(() => voidInvoice(context, { id, status }));
    await recordInvoice(context, id);
    const payment = idOf(payments?.data[0]?.payment.payment_intent);
    if (status !== 'paid' || payment === undefined || known.some((refund) => refund.payment === payment)) continue;
    const { amount_received: amount } = await stripe.paymentIntents.retrieve(payment);
    late.push({ payment, amount, keptTokens: 0 });
  }
  return late;
}

async function undoChange(context: OpenBilling, orderId: string): Promise<void> {
  await context.database.kysely
    .transaction()
    .execute((transaction) => dropChange(transaction, { orderId, because: 'undone' }));
  await returnToFormerPlan(context, orderId);
}

/** The charges after a decision whose refund for it failed. */
async function failedLateCharges(
  { database, payments }: OpenBilling,
  { id, subscriptionId }: Settlement,
  known: readonly Refund[],
): Promise<readonly Refund[]> {
  const failed = await database.kysely
    .selectFrom('private.reversals as r')
    .innerJoin('public.invoices as i', 'i.id', 'r.source_id')
    .select('r.id')
    .where('i.stripe_subscription_id', '=', subscriptionId)
    .where('r.kind', '=', 'refund')
    .where('r.is_active', '=', false)
    .execute();
  const late = new Map<string, Refund>();
  for (const refund of failed) {
    const { payment_intent: payment, amount, metadata } = await payments.stripe.refunds.retrieve(refund.id);
    const paid = idOf(payment);
    if (paid === undefined || metadata?.settlement !== id || known.some((one) => one.payment === paid)) continue;
    late.set(paid, { payment: paid, amount, keptTokens: 0 });
  }
  return [...late.values()];
}

/** What stays to be done: a refund that waits for the bank. Why another one failed is noted with the refund. */
function problemAfter(outcomes: ReadonlySet<PaidBack['outcome']>): {
  readonly problem?: string | null;
  readonly attempt?: RawBuilder<number>;
} {
  if (outcomes.has('disputed')) return { problem: disputedPayment, attempt: nextAttempt };
  return outcomes.has('failed') ? {} : { problem: null };
}

interface PaidBack {
  readonly outcome: RefundOutcome | 'known';
  /** Minor units. */
  readonly amount: number;
}

/** Refunds a payment, or what is left of it, unless an earlier refund for the decision goes on. */
async function payBack(
  context: OpenBilling,
  { id, noticeId, cause, attempt }: Settlement,
  refund: Refund,
): Promise<PaidBack> {
  const { payment, keptTokens: kept } = refund;
  if (refund.amount === 0) return { outcome: 'known', amount: 0 };
  const { stripe } = context.payments;
  const all = await stripe.refunds.list({ payment_intent: payment, limit: 100 }).autoPagingToArray({ limit: 1000 });
  const made = all.filter(({ metadata: marks }) => marks?.settlement === id);
  const failed = made.filter((one) => !isActiveRefund(one)).length;
  if (failed < made.length) {
    await recordReversals(context, payment);
    return { outcome: 'known', amount: sumOf(made.filter(isActiveRefund)) };
  }
  const { amount_received: received } = await stripe.paymentIntents.retrieve(payment);
  const amount = Math.min(refund.amount, received - sumOf(all.filter(isActiveRefund)));
  if (amount <= 0) {
    await recordReversals(context, payment);
    return { outcome: 'returned', amount: 0 };
  }
  const metadata = {
    settlement: id,
    ...(cause === 'goodwill' ? { cause } : {}),
    ...(noticeId === null ? {} : { notice: noticeId }),
    ...(kept > 0 ? { [keptTokens]: kept } : {}),
  };
  const left = amount === refund.amount ? '' : `-of-${amount}`;
  // the provider repeats its answer to a key, and a failed refund would be that answer too
  const again = [failed === 0 ? '' : `-${failed}`, attempt === 0 ? '' : `-try-${attempt}`].join('');
  const idempotencyKey = `settlement-${id}-${payment}${again}${left}`;
  const outcome = await refundPayment(context, { payment_intent: payment, amount, metadata }, { idempotencyKey });
  return { outcome, amount };
}

const nextAttempt = sql<number>`attempt + 1`;

const sumOf = (refunds: readonly Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

async function unlessOver(end: () => Promise<unknown>): Promise<void> {
  try {
    await end();
  } catch (error) {
    if (providerFailure(error) !== 'missing') throw error;
  }
}

async function noteProblem({ database }: OpenBilling, id: string, error: unknown): Promise<void> {
  const problem = isProviderError(error) ? error.message.slice(0, 500) : '';
  await database.kysely
    .updateTable('private.settlements')
    .set({ problem, attempt: nextAttempt })
    .where('id', '=', id)
    .execute();
}
