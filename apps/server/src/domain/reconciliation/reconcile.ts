import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { queueAlert } from '../alerts/queue-alert.ts';
import { refreshCatalog } from '../catalog/refresh-catalog.ts';
import { refreshDiscounts } from '../catalog/refresh-discounts.ts';
import { cancellationStep } from '../contracts/cancellation-step.ts';
import { followEndLater } from '../contracts/follow-end-later.ts';
import { isPresentPlan } from '../contracts/is-present-plan.ts';
import type { Difference } from '../kernel/difference.ts';
import { idOf } from '../kernel/id-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { knownFaults } from '../ledger/known-faults.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { recordReversals } from '../orders/record-reversals.ts';
import { finishChange } from '../orders/schedule-change.ts';
import { finishContracts } from '../settlements/finish-contracts.ts';
import { listStrays } from '../settlements/list-strays.ts';
import { settleDeletedAccount } from '../settlements/settle-deleted-account.ts';
import { settleEndedPlan } from '../settlements/settle-ended-plan.ts';
import { isHeld } from '../subscriptions/hold-charges.ts';
import { keepNotice } from '../subscriptions/keep-notice.ts';
import { recordInvoice } from '../subscriptions/record-invoice.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { shortenNotice } from '../subscriptions/shorten-notice.ts';
import { applyPaymentEvent, storeEvent } from './payment-events.ts';

export interface Reconciliation {
  /** The number of orders, subscriptions and events that were brought up to date. */
  readonly mended: number;
  /** The differences that an operator has to look at. */
  readonly differences: readonly Difference[];
}

type Code = NonNullable<Difference['code']>;

const lookBackDays = 30;

/**
 * Compares our records with the provider's, and updates ours from proven payments. Remaining differences are recorded and
 * reported, never corrected silently. `minutes` is how long an order may wait for its webhook.
 */
export async function reconcile(
  context: OpenBilling,
  { minutes = 10, isFull = true }: { readonly minutes?: number; readonly isFull?: boolean } = {},
): Promise<Reconciliation> {
  const startedAt = context.clock();
  let mended = await settleOrders(context, minutes);
  mended += await catchUpEvents(context);
  if (isFull) mended += await compareAll(context);
  mended += await settleStrays(context);
  mended += await finishContracts(context, minutes);
  const differences = await listDifferences(context);
  await context.database.kysely
    .insertInto('private.reconciliations')
    .values({ started_at: startedAt, finished_at: context.clock(), mended, differences: JSON.stringify(differences) })
    .execute();
  await alertToDifferences(context, differences);
  if (differences.length > 0)
    context.log.error(
      { count: differences.length, codes: [...new Set(differences.map(({ code }) => code))] },
      'reconciliation found differences',
    );
  return { mended, differences };
}

/** Alerts the operator once a day to each set of kinds; an order in review has its own alert. */
async function alertToDifferences({ database, clock }: OpenBilling, differences: readonly Difference[]): Promise<void> {
  const unknown = differences.filter(({ code }) => code !== 'order_in_review');
  if (unknown.length === 0) return;
  const kinds = [...new Set(unknown.map(({ code, what }) => code ?? what))].sort().join(',');
  const day = clock().toISOString().slice(0, 10);
  const key = `reconciliation:${day}:${kinds}`;
  await queueAlert(database.kysely, { kind: 'reconciliation', key, facts: { count: unknown.length } });
}

/** Settles what deleted accounts still have at the provider, and later payments for them. */
async function settleStrays(context: OpenBilling): Promise<number> {
  const userIds = new Set((await listStrays(context.database)).map(({ userId }) => userId));
  let settled = 0;
  for (const userId of userIds) {
    try {
      await settleDeletedAccount(context, userId);
      settled += 1;
    } catch (error) {
      context.log.error({ account: userId, err: error }, 'something of a deleted account still bills');
    }
  }
  return settled;
}

/** Fulfills or closes orders whose webhook never came. */
async function settleOrders(context: OpenBilling, minutes: number): Promise<number> {
  const waiting = await context.database.kysely
    .selectFrom('public.orders')
    .select(['id', 'checkout_session_id', 'state', 'changes_order_id as changes'])
    .where('state', 'in', ['draft', 'open', 'processing'])
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute();
  let settled = 0;
  for (const order of waiting) {
    try {
      if (await settleOrder(context, order)) settled += 1;
    } catch (error) {
      context.log.error({ order: order.id, err: error }, 'an order could not be settled');
    }
  }
  return settled;
}

/** Returns whether the order is settled now. */
async function settleOrder(
  context: OpenBilling,
  { id, checkout_session_id: session, state, changes }: WaitingOrder,
): Promise<boolean> {
  if (changes !== null && (await finishChange(context, id))) return true;
  if (session !== null) return (await fulfilOrder(context, session)) !== state;
  // no page was ever opened for it
  const { numUpdatedRows } = await context.database.kysely
    .updateTable('public.orders')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface WaitingOrder {
  readonly id: string;
  readonly checkout_session_id: string | null;
  readonly state: string;
  readonly changes: string | null;
}

/** Processes events that the provider could not deliver, or that we could not finish. */
async function catchUpEvents(context: OpenBilling): Promise<number> {
  const { stripe } = context.payments;
  const missed = await stripe.events
    .list({ delivery_success: false, created: { gte: since(context) }, limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  // the provider lists the newest first
  for (const event of missed.reverse()) await storeEvent(context, event);
  const waiting = await context.database.kysely
    .selectFrom('private.payment_events')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute();
  let handled = 0;
  for (const { id } of waiting) {
    try {
      await applyPaymentEvent(context, id);
      handled += 1;
    } catch (error) {
      context.log.warn({ event: id, err: error }, 'a payment event could not be handled');
    }
  }
  return handled;
}

const since = ({ clock }: OpenBilling) => Math.floor(clock().getTime() / 1000) - lookBackDays * 86_400;

/** Refreshes everything of the last weeks, reported by an event or not. */
async function compareAll(context: OpenBilling): Promise<number> {
  const { stripe } = context.payments;
  const created = { gte: since(context) };
  const before = await fingerprint(context);
  await refreshCatalog(context);
  await refreshDiscounts(context);
  for await (const session of stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }))
    await fulfilOrder(context, session.id);
  for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 }))
    await followSubscription(context, subscription);
  for await (const invoice of stripe.invoices.list({ created, limit: 100 }))
    if (invoice.id !== undefined) await followInvoice(context, invoice);
  const payments = new Set<string>();
  for await (const refund of stripe.refunds.list({ created, limit: 100 })) collect(payments, refund);
  for await (const dispute of stripe.disputes.list({ created, limit: 100 })) collect(payments, dispute);
  for (const payment of payments) await recordReversals(context, payment);
  return (await fingerprint(context)) === before ? 0 : 1;
}

/** Does what the webhook's job does, outside its queue, which a dead process keeps locked for hours. */
async function followSubscription(context: OpenBilling, subscription: Stripe.Subscription): Promise<void> {
  const { id } = subscription;
  await refreshSubscription(context, id);
  const step = await cancellationStep(context.database, subscription);
  if (step === 'keepNotice') await keepNotice(context, id);
  if (step === 'shortenNotice') await shortenNotice(context, id);
  if (step === 'settleEndedPlan') await settleEndedPlan(context, id);
}

/** Records an invoice; what a withdrawal had held up is charged again if its job was given up. */
async function followInvoice(context: OpenBilling, invoice: Stripe.Invoice): Promise<void> {
  await recordInvoice(context, invoice.id ?? '');
  const subscription = idOf(invoice.parent?.subscription_details?.subscription);
  if (subscription !== undefined && isHeld(invoice)) await followEndLater(context.database.kysely, subscription);
}

function collect(payments: Set<string>, { payment_intent: payment }: Stripe.Refund | Stripe.Dispute): void {
  const id = idOf(payment);
  if (id !== undefined) payments.add(id);
}

/** Returns a text that changes when the comparison changed something relevant. */
async function fingerprint({ database }: OpenBilling): Promise<string> {
  const state = await database.kysely
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('public.token_transactions')
        .select((eb) => eb.fn.max('id').as('newest'))
        .as('bookings'),
      selectFrom('public.orders').select(fn.countAll().as('count')).where('state', '=', 'fulfilled').as('fulfilled'),
      selectFrom('public.subscriptions')
        .select(
          sql`md5(string_agg(concat(stripe_subscription_id, stripe_price_id, status, current_period_end, cancel_at_period_end, cancel_at), ',' order by id))`.as(
            'hash',
          ),
        )
        .as('subscriptions'),
      selectFrom('public.invoices')
        .select(sql`md5(string_agg(concat(id, status), ',' order by id))`.as('hash'))
        .as('invoices'),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify(state);
}

async function listDifferences({ database }: OpenBilling): Promise<Difference[]> {
  const { kysely } = database;
  const anHourAgo = sql<Date>`now() - interval '1 hour'`;
  const open = await kysely
    .selectFrom('public.orders')
    .select([
      sql<string>`'order in review: ' || coalesce(problem, '')`.as('what'),
      sql.lit<Code>('order_in_review').as('code'),
      sql<string>`id::text`.as('subject'),
    ])
    .where('state', '=', 'review')
    .unionAll(
      kysely
        .selectFrom('private.settlements')
        .select([
          sql<string>`'settlement not carried out'`.as('what'),
          sql.lit<Code>('settlement_open').as('code'),
          sql<string>`id::text`.as('subject'),
        ])
        .where('done_at', 'is', null)
        .where('created_at', '<', anHourAgo),
    )
    .unionAll(
      kysely
        .selectFrom('public.subscriptions as s')
        .innerJoin('public.orders as o', 'o.stripe_subscription_id', 's.stripe_subscription_id')
        .select([
          sql<string>`'the price of a subscription differs from its order'`.as('what'),
          sql.lit<Code>('price_of_other_order').as('code'),
          's.stripe_subscription_id as subject',
        ])
        .where(isPresentPlan)
        .where('s.status', 'not in', endedStatuses)
        .whereRef('s.stripe_price_id', '<>', 'o.stripe_price_id'),
    )
    .unionAll(
      kysely
        .selectFrom('private.payment_events')
        .select([
          sql<string>`'event not handled'`.as('what'),
          sql.lit<Code>('event_waiting').as('code'),
          'id as subject',
        ])
        .where('state', '=', 'waiting')
        .where('received_at', '<', anHourAgo),
    )
    .execute();
  const strays = (await listStrays(database)).filter(({ kind }) => kind !== 'order');
  const { faults } = await knownFaults(database);
  return [
    ...open,
    ...strays.map(({ kind, id }) => ({
      what: `${kind} of a deleted account is still there`,
      code: `${kind}_of_deleted` as const,
      subject: id,
    })),
    ...faults.map(({ invariant, subject, detail }) => ({ what: `${invariant}: ${detail}`, code: invariant, subject })),
  ];
}
