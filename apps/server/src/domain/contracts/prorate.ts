/**
 * Returns the share `part` / `whole` of an amount in minor units, rounded up; both have the same unit, and `whole` is above
 * zero.
 */
export function prorate(amount: number, part: number, whole: number): number {
  const numerator = BigInt(amount) * BigInt(Math.floor(part));
  const divisor = BigInt(Math.floor(whole));
  return Number((numerator + divisor - 1n) / divisor);
}
