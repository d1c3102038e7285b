import type { ContractDiscount } from '@regelwerk/legal/contract-terms';
import type { PricedOffer } from './price-order.ts';

/** Returns the discount of an order as it is shown and kept; null without a code. */
export function orderDiscountOf({ discount }: Pick<PricedOffer, 'discount'>): ContractDiscount | null {
  if (discount === undefined) return null;
  const { name, amount, duration, months } = discount;
  return { name, amount, duration, months };
}
