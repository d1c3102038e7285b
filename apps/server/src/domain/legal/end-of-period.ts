import { dateInShop, endOfDay } from '@regelwerk/contract/shared/end-of-day';
import type { Operator } from '@regelwerk/legal/operator';
import { isHoliday } from 'feiertagejs';

/** Whose public holidays count: those of one federal state, the nationwide ones, or those of any state. */
export type HolidayRegion = NonNullable<Operator['federalState']> | 'BUND' | 'ALL';

/**
 * Returns the end of a period of days (sections 187, 188 and 193 of the German Civil Code): the day of the start does not
 * count, the last one counts to its end in Berlin, and a Saturday, Sunday or public holiday in `region` moves the end to the next
 * working day.
 */
export function endOfPeriod(start: Date, days: number, region: HolidayRegion): Date {
  const day = new Date(`${dateInShop(start)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  while (isDayOff(day, region)) day.setUTCDate(day.getUTCDate() + 1);
  return endOfDay(day.toISOString().slice(0, 10));
}

const isDayOff = (day: Date, region: HolidayRegion) =>
  [0, 6].includes(day.getUTCDay()) || isHoliday(localNoon(day), region);

/** The library reads a date in the time zone of the process. */
const localNoon = (day: Date) => new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
