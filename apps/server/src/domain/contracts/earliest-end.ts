import { periodAfter } from '@regelwerk/contract/shop/period-after';

/** The times of a subscription that decide its notice, in unix seconds by the provider's clock. */
export interface Term {
  readonly firstTermStart: number;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/**
 * Returns the earliest end, in unix seconds, of a plan that is canceled at `canceledAt` (section 309 no. 9 of the German
 * Civil Code): the end of the first term; after that, a month's notice or the end of the paid period, whichever comes first.
 */
export function earliestEnd({ firstTermStart, periodStart, periodEnd }: Term, canceledAt: number): number {
  if (periodStart <= firstTermStart) return periodEnd;
  const notice = periodAfter(new Date(canceledAt * 1000), 'month', 1).getTime() / 1000;
  return Math.min(periodEnd, Math.floor(notice));
}
