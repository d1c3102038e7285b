import type { InvoiceLine } from './invoice-line.ts';
import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** The times of an invoice that is a draft. */
export const untimed = { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null };

/** Returns a draft of a subscription's invoice over some lines; the caller saves it. */
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
    readonly lines: readonly Pick<
      InvoiceLine,
      'amount' | 'description' | 'discount_amounts' | 'parent' | 'period' | 'pricing'
    >[];
  },
): Promise<Objects['invoice']> {
  const id = world.newId('in');
  const customer = await world.find('customer', subscription.customer);
  const { currency } = subscription;
  return {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: world.now,
    currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    hosted_invoice_url: null,
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
    number: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
      quote_details: null,
    },
    period_end: period.end,
    period_start: period.start,
    status: 'draft',
    status_transitions: untimed,
    subtotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    total,
    _payment_intent: null,
  };
}
