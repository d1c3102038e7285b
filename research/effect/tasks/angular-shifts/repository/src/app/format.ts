const zone = 'Europe/London';
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const name = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** The day at the kitchen, like 2026-07-13, of a time in UTC. */
export function dayOf(time: string): string {
  return parts.format(new Date(time));
}

/** The time of day at the kitchen, like 17:30. */
export function formatTime(time: string): string {
  return clock.format(new Date(time));
}

/** 2026-07-13 becomes Monday 13 July. */
export function formatDay(day: string): string {
  return name.format(new Date(`${day}T00:00:00Z`));
}
