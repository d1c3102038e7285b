import type { Objects } from './objects.ts';

const monthsIn: ReadonlyMap<string, number> = new Map([
  ['month', 1],
  ['year', 12],
]);

/** Returns a coupon as it is applied to a subscription of a price: for how many of its periods it still reduces the price, null for all. */
export function appliedCoupon(
  coupon: Objects['coupon'],
  { recurring }: Objects['price'],
): NonNullable<Objects['subscription']['_coupon']> {
  return { id: coupon.id, cycles_left: cyclesOf(coupon, recurring) };
}

function cyclesOf(
  { duration, duration_in_months }: Objects['coupon'],
  recurring: Objects['price']['recurring'],
): number | null {
  if (duration === 'forever') return null;
  if (duration === 'once') return 1;
  const months = (monthsIn.get(recurring?.interval ?? 'month') ?? 0) * (recurring?.interval_count ?? 1) || 1;
  return Math.ceil((duration_in_months ?? 1) / months);
}
