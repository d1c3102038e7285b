import { dateInShop, endOfDay } from '@regelwerk/contract/end-of-day';
import { isHoliday } from 'feiertagejs';

/**
 * Returns the end of a period of days (sections 187, 188 and 193 of the German Civil Code): the day of the start does not
 * count, the last one counts to its end in Berlin, and a Saturday, Sunday or public holiday moves the end to the next working
 * day. A holiday of any German state counts, because the place of the declaration is unknown.
 */
export function endOfPeriod(start: Date, days: number): Date {
  const day = new Date(`${dateInShop(start)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  while (isDayOff(day)) day.setUTCDate(day.getUTCDate() + 1);
  return endOfDay(day.toISOString().slice(0, 10));
}

const isDayOff = (day: Date) => [0, 6].includes(day.getUTCDay()) || isHoliday(localNoon(day), 'ALL');

/** The library reads a date in the time zone of the process. */
const localNoon = (day: Date) => new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
