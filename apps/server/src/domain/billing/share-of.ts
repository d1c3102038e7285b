/** The share `part` of `whole` has in an amount of minor units, rounded up; both in the same unit, `whole` above zero. */
export function shareOf(amount: number, part: number, whole: number): number {
  const numerator = BigInt(amount) * BigInt(Math.floor(part));
  const divisor = BigInt(Math.floor(whole));
  return Number((numerator + divisor - 1n) / divisor);
}
