import { tokensPerPeriod } from '@regelwerk/contract/token-package';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { beforeReading } from './before-reading.ts';
import type { OpenBilling } from './billing-context.ts';
import { ownerOfCustomer } from './owner-of-customer.ts';

/** Invoices that stand for a whole period; changes in between give nothing, the next period does. */
const periodic = ['subscription_create', 'subscription_cycle'];

/** Writes an invoice of a subscription down as the provider has it now, and gives its tokens where it is paid. */
export async function recordInvoice(context: OpenBilling, id: string): Promise<void> {
  const readAt = await beforeReading(context.database);
  const invoice = await retrieve(context, id);
  const subscription = invoice?.parent?.subscription_details?.subscription;
  if (invoice === undefined || subscription == null || invoice.livemode !== (context.payments.mode === 'live')) return;
  const owner = await ownerOfCustomer(context, invoice.customer);
  if (owner === undefined) return;
  const [line] = invoice.lines.data;
  const price = line?.pricing?.price_details?.price;
  const priceId = typeof price === 'string' ? price : price?.id;
  const plan = await planOf(context, priceId ?? '');
  // a trial is paid with nothing: its tokens come with the first invoice that asks for money, whatever a discount leaves of it
  const isForMoney = periodic.includes(invoice.billing_reason ?? '') && invoice.subtotal > 0;
  const payment = invoice.payments?.data[0]?.payment.payment_intent;
  const row = {
    number: invoice.number,
    product_name: plan?.name ?? '',
    total: invoice.total,
    currency: invoice.currency,
    status: invoice.status ?? 'draft',
    receipt_url: invoice.hosted_invoice_url ?? null,
    payment_intent_id: typeof payment === 'string' ? payment : (payment?.id ?? null),
    read_at: readAt,
  };
  await context.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('public.invoices')
      .values({
        id,
        user_id: owner.userId,
        stripe_subscription_id: typeof subscription === 'string' ? subscription : subscription.id,
        // frozen with the first sight of the invoice: later changes of the plan are for later periods
        tokens: isForMoney ? (plan?.tokens ?? 0) : 0,
        period_start: new Date((line?.period.start ?? invoice.period_start) * 1000),
        period_end: new Date((line?.period.end ?? invoice.period_end) * 1000),
        created_at: new Date(invoice.created * 1000),
        ...row,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('public.invoices.read_at', '<=', readAt))
      .execute();
    await sql`select private.credit_invoice(${id})`.execute(transaction);
  });
}

async function retrieve({ payments }: OpenBilling, id: string): Promise<Stripe.Invoice | undefined> {
  try {
    return await payments.stripe.invoices.retrieve(id, { expand: ['payments'] });
  } catch (error) {
    if (providerFailure(error) === 'missing') return undefined;
    throw error;
  }
}

async function planOf({ database }: OpenBilling, priceId: string) {
  const row = await database.kysely
    .selectFrom('public.prices as price')
    .innerJoin('public.products as product', 'product.id', 'price.product_id')
    .select(['product.name', 'product.metadata'])
    .where('price.stripe_price_id', '=', priceId)
    .executeTakeFirst();
  return row === undefined ? undefined : { name: row.name, tokens: tokensPerPeriod(row.metadata) };
}
