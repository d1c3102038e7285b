/** The times of a subscription that decide its notice, in unix seconds by the provider's clock. */
export interface Term {
  readonly firstTermStart: number;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/**
 * Returns the earliest end, in unix seconds, of a plan that is cancelled at `cancelledAt` (section 309 no. 9 of the German
 * Civil Code): the end of the first term; after that, a month's notice or the end of the paid period, whichever comes first.
 */
export function earliestEnd({ firstTermStart, periodStart, periodEnd }: Term, cancelledAt: number): number {
  if (periodStart <= firstTermStart) return periodEnd;
  return Math.min(periodEnd, monthLater(cancelledAt));
}

/** The same day of the next month at the same time; a month that is too short ends it on its last day. */
function monthLater(seconds: number): number {
  const from = new Date(seconds * 1000);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + 1);
  const longest = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), longest));
  return Math.floor(later.getTime() / 1000);
}
