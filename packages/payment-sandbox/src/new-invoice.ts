import type { InvoiceLine } from './invoice-line.ts';
import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** Returns an open invoice of a subscription over some lines; the caller saves it. */
export async function newInvoice(
  world: World,
  subscription: Objects['subscription'],
  {
    reason,
    total,
    period,
    lines,
  }: {
    readonly reason: NonNullable<Objects['invoice']['billing_reason']>;
    /** The sum after discounts, in minor units. */
    readonly total: number;
    readonly period: { readonly start: number; readonly end: number };
    readonly lines: readonly Pick<InvoiceLine, 'amount' | 'parent' | 'period' | 'pricing'>[];
  },
): Promise<Objects['invoice']> {
  const id = world.newId('in');
  const customer = await world.find('customer', subscription.customer);
  const count = (await world.list('invoice', { customer: subscription.customer })).length;
  const { currency } = subscription;
  return {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: world.now,
    currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    hosted_invoice_url: `${world.siteUrl}/sandbox/invoice/${id}`,
    invoice_pdf: null,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: lines.map((line) => ({
        id: world.newId('il'),
        object: 'line_item' as const,
        currency,
        subtotal: line.amount,
        quantity: 1,
        subscription: subscription.id,
        ...line,
      })),
    },
    livemode: false,
    metadata: {},
    number: `${subscription.customer.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
      quote_details: null,
    },
    period_end: period.end,
    period_start: period.start,
    status: 'open',
    subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    total,
    _payment_intent: null,
  };
}
