import { newInvoice } from './new-invoice.ts';
import type { Objects } from './objects.ts';
import type { World } from './world.ts';

/** Writes the invoice for the items of a subscription that wait for one; the caller saves it. */
export async function writeItemInvoice(
  world: World,
  subscription: Objects['subscription'],
  reason: 'manual' | 'subscription_threshold',
): Promise<Objects['invoice']> {
  const period = { start: world.now, end: world.now };
  const items = await waitingItems(world, subscription);
  const invoice = await newInvoice(world, subscription, {
    reason,
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    period,
    lines: itemLines(items),
  });
  for (const item of items) await world.save('invoiceitem', { ...item, invoice: invoice.id });
  return invoice;
}

/** Returns the lines of an invoice for single items; they come first on it. */
export const itemLines = (items: readonly Objects['invoiceitem'][]) =>
  items.map(({ id, amount, date, description, _subscription: subscription }) => ({
    amount,
    description,
    discount_amounts: [],
    parent: {
      type: 'invoice_item_details' as const,
      invoice_item_details: { proration: false as const, invoice_item: id, subscription },
      subscription_item_details: null,
    },
    period: { start: date, end: date },
    pricing: null,
  }));

/** Returns the items that no invoice has yet and the next one of a subscription takes: its own, and those of its customer. */
export async function waitingItems(
  world: World,
  { id, customer }: Pick<Objects['subscription'], 'id' | 'customer'>,
): Promise<Objects['invoiceitem'][]> {
  const waiting = await world.list('invoiceitem', { customer, invoice: null });
  return waiting.filter(({ _subscription: of }) => of === id || of === null);
}
