import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { tokensPerPeriod } from '@regelwerk/contract/shop/token-package';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { contractQueue } from '../contracts/contract-queue.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { renewVatIdProof } from '../invoices/vat-id.ts';
import { addJob } from '../kernel/add-job.ts';
import { databaseTime } from '../kernel/database-time.ts';
import { idOf } from '../kernel/id-of.ts';
import { jobs } from '../kernel/jobs.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { settleDeletedLater } from '../kernel/settle-deleted-later.ts';
import { agreedTokens } from './agreed-tokens.ts';
import { findCustomerOwner } from './find-customer-owner.ts';
import { isForPeriod } from './is-for-period.ts';

/**
 * Records an invoice of a subscription as the provider has it now, and credits its tokens if it is paid. A payment for a
 * deleted account is refunded.
 */
export async function recordInvoice(context: OpenBilling, id: string): Promise<void> {
  const readAt = await databaseTime(context.database);
  const invoice = await retrieve(context, id);
  const subscriptionId = idOf(invoice?.parent?.subscription_details?.subscription);
  if (invoice === undefined || subscriptionId === undefined || invoice.livemode !== (context.payments.mode === 'live'))
    return;
  const owner = await findCustomerOwner(context, invoice.customer);
  if (owner === undefined) return;
  const billed = invoice.lines.data.find(isForPeriod);
  const line = billed ?? invoice.lines.data[0];
  const priceId = idOf(line?.pricing?.price_details?.price) ?? '';
  const start = new Date((line?.period.start ?? invoice.period_start) * 1000);
  // a trial's invoice is free: tokens come with the first invoice that asks for money, even if a discount covers it
  const isForMoney = billed !== undefined && billed.amount > 0;
  const { userId } = owner;
  const { name, tokensNow } = await productOf(context, priceId);
  const tokens = isForMoney ? await agreedTokens(context, { userId, subscriptionId, priceId, start, tokensNow }) : 0;
  const row = {
    number: invoice.number,
    product_name: name,
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? 'draft',
    receipt_url: invoice.hosted_invoice_url ?? null,
    payment_intent_id: idOf(invoice.payments?.data[0]?.payment.payment_intent) ?? null,
    read_at: readAt,
    ...(tokens > 0 && (await isPaidAfterEnd(context, invoice, subscriptionId)) ? { tokens: 0 } : {}),
  };
  if (await isUnbilledRenewal(context, invoice)) await renewVatIdProof(context, owner.userId);
  await context.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('public.invoices')
      .values({
        id,
        user_id: owner.userId,
        stripe_subscription_id: subscriptionId,
        tokens,
        is_for_period: billed !== undefined,
        period_start: start,
        period_end: new Date((line?.period.end ?? invoice.period_end) * 1000),
        created_at: new Date(invoice.created * 1000),
        ...row,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('public.invoices.read_at', '<=', readAt))
      .execute();
    await sql`select private.credit_invoice(${id})`.execute(transaction);
    await issueInvoice(context, transaction, { type: 'invoice', id });
    if (row.status === 'open' && invoice.attempted) await undoIfFirst(transaction, id);
    const kept = await transaction
      .selectFrom('public.invoices')
      .select(['withheld', 'returned_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (owner.isDeleted && kept.withheld && kept.returned_at === null)
      await settleDeletedLater(transaction, owner.userId);
  });
}

/** Whether a period is paid by its discount alone, and only since the plan has ended: an invoice over nothing cannot be voided. */
async function isPaidAfterEnd(
  { payments }: OpenBilling,
  { total, status, status_transitions: times }: Stripe.Invoice,
  subscription: string,
): Promise<boolean> {
  const paidAt = times.paid_at;
  if (total !== 0 || status !== 'paid' || paidAt === null) return false;
  const { ended_at: endedAt } = await payments.stripe.subscriptions.retrieve(subscription);
  return endedAt !== null && paidAt >= endedAt;
}

/** Whether it is a paid invoice after the first one, which the order has asked about, that has no document yet. */
async function isUnbilledRenewal({ database }: OpenBilling, invoice: Stripe.Invoice): Promise<boolean> {
  if (invoice.status !== 'paid' || invoice.total === 0 || invoice.billing_reason === 'subscription_create')
    return false;
  const document = await database.kysely
    .selectFrom('public.billing_documents')
    .select('id')
    .where('source_type', '=', 'invoice')
    .where('source_id', '=', invoice.id ?? '')
    .executeTakeFirst();
  return document === undefined;
}

/** Queues the end of a change of plan whose first charge failed: an unpaid invoice of a new plan that nothing was paid for. */
async function undoIfFirst(transaction: Transaction<Schema>, id: string): Promise<void> {
  const { rows } = await sql<{ orderId: string; subscriptionId: string }>`
    select o.id as "orderId", o.stripe_subscription_id as "subscriptionId" from public.invoices i
    join public.orders o on o.id = private.order_of_period(i.stripe_subscription_id, i.period_start)
    join public.subscriptions s on s.stripe_subscription_id = i.stripe_subscription_id
    where i.id = ${id} and i.is_for_period and o.changes_order_id is not null and o.state in ('scheduled', 'fulfilled') and not exists (
      select from public.invoices p where p.stripe_subscription_id = o.stripe_subscription_id and p.status = 'paid' and p.is_for_period
        and private.order_of_period(p.stripe_subscription_id, p.period_start) = o.id
    ) and not (s.status = any(${[...endedStatuses]}))`.execute(transaction);
  for (const { orderId, subscriptionId } of rows) {
    const place = {
      queue: contractQueue({ orderId, subscriptionId }),
      key: `${jobs.undoUnpaidChange.name}-${orderId}`,
    };
    await addJob(transaction, jobs.undoUnpaidChange, { id: orderId }, place);
  }
}

async function retrieve({ payments }: OpenBilling, id: string): Promise<Stripe.Invoice | undefined> {
  try {
    return await payments.stripe.invoices.retrieve(id, { expand: ['payments'] });
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}

async function productOf({ database }: OpenBilling, priceId: string) {
  const row = await database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select(['product.name', 'product.metadata'])
    .where('price.stripe_price_id', '=', priceId)
    .executeTakeFirst();
  return { name: row?.name ?? '', tokensNow: row === undefined ? 0 : tokensPerPeriod(row.metadata) };
}
