import { dayOf } from '../format';

const name = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** The day that lies `days` after a day like 2026-07-13. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The Monday of the present week at the kitchen. */
export function presentMonday(): string {
  const today = dayOf(new Date().toISOString());
  return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** A Monday as it may stand in an address; undefined for anything else. */
export function readMonday(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCDay() === 1 && date.toISOString().startsWith(text) ? text : undefined;
}

/** 2026-07-13 becomes 13 to 19 July 2026. */
export function formatWeek(monday: string): string {
  const [first, last] = [monday, addDays(monday, 6)].map((day) => name.format(new Date(`${day}T00:00:00Z`)).split(' '));
  const same = [2, 1].filter((part) => first?.slice(part).join() === last?.slice(part).join());
  return `${first?.slice(0, same.at(-1) ?? 3).join(' ')} to ${last?.join(' ')}`;
}
