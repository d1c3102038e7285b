import type { Interval } from './interval.ts';

/**
 * Returns the end of a period that starts at `start`: the same time so many days, weeks, months or years later, as the payment
 * provider counts them. A month that is too short ends it on its last day.
 */
export function periodAfter(start: Date, interval: Interval, count: number): Date {
  const end = new Date(start);
  if (interval === 'day' || interval === 'week') {
    end.setUTCDate(end.getUTCDate() + count * (interval === 'week' ? 7 : 1));
    return end;
  }
  const months = interval === 'year' ? 12 * count : count;
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const longest = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), longest));
  return end;
}
