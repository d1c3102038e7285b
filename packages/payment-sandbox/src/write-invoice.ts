import { discounted } from './discounts.ts';
import { newInvoice } from './new-invoice.ts';
import type { Objects } from './objects.ts';
import type { World } from './world.ts';
import { itemLines, waitingItems } from './write-item-invoice.ts';

/**
 * Writes the invoice for the present period of a subscription, which is 0 during a trial, with the items that wait for one; the caller
 * saves it.
 */
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
  const period = { start: item.current_period_start, end: item.current_period_end };
  const items = await waitingItems(world, subscription);
  const invoice = await newInvoice(world, subscription, {
    reason,
    total: items.reduce((sum, { amount }) => sum + amount, total),
    period,
    lines: [
      ...itemLines(items),
      {
        amount: subtotal,
        description: null,
        discount_amounts: total === subtotal ? [] : [{ amount: subtotal - total, discount: `di_${subscription.id}` }],
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
  });
  for (const one of items) await world.save('invoiceitem', { ...one, invoice: invoice.id });
  return invoice;
}
