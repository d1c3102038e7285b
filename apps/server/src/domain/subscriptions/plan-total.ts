import type { Stripe } from 'stripe';
import { isForPeriod } from './is-for-period.ts';

/** Returns the part of an invoice that pays for periods of its plan, in minor units: all but what the operator added by hand. */
export function planTotal({ total, lines }: Pick<Stripe.Invoice, 'total' | 'lines'>): number {
  const added = lines.data.filter((line) => !isForPeriod(line)).map(netOf);
  return Math.max(0, Math.min(total, total - added.reduce((sum, net) => sum + net, 0)));
}

const netOf = ({ amount, discount_amounts: discounts }: Stripe.InvoiceLineItem) =>
  (discounts ?? []).reduce((rest, discount) => rest - discount.amount, amount);
