import { discounted } from './discounts.ts';
import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** Writes the invoice for the present period of a subscription, which is 0 during a trial; the caller saves it. */
export async function writeInvoice(
  world: World,
  subscription: Objects['subscription'],
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
): Promise<Objects['invoice']> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  const isTrial = subscription.status === 'trialing';
  const subtotal = isTrial ? 0 : (item.price.unit_amount ?? 0);
  const usesCoupon = !isTrial && subscription._coupon !== null && subscription._coupon.cycles_left !== 0;
  const coupon = usesCoupon ? await world.find('coupon', subscription._coupon?.id ?? '') : undefined;
  const total = discounted(subtotal, coupon);
  if (usesCoupon && subscription._coupon?.cycles_left != null) subscription._coupon.cycles_left -= 1;
  const id = world.newId('in');
  const customer = await world.find('customer', subscription.customer);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const count = (await world.list('invoice', { customer: subscription.customer })).length;
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
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    hosted_invoice_url: `${world.siteUrl}/sandbox/invoice/${id}`,
    invoice_pdf: null,
    lines: {
      object: 'list',
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: [
        {
          id: world.newId('il'),
          object: 'line_item',
          amount: subtotal,
          currency: subscription.currency,
          subtotal,
          quantity: 1,
          subscription: subscription.id,
          parent: {
            type: 'subscription_item_details',
            invoice_item_details: null,
            subscription_item_details: { proration: false, subscription: subscription.id, subscription_item: item.id },
          },
          period,
          pricing: {
            type: 'price_details',
            price_details: { price: item.price.id, product: item.price.product },
            unit_amount_decimal: null,
          },
        },
      ],
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
    subtotal,
    total,
    _payment_intent: null,
  };
}
