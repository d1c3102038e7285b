import { shopZone } from './shop-zone.ts';

/** Returns Berlin's UTC offset at an instant, in milliseconds. */
function offsetAt(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: shopZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

/** Returns the last second of an ISO date in Berlin, also on days when the clocks change. */
export function endOfDay(isoDate: string): Date {
  const wall = Date.parse(`${isoDate}T23:59:59Z`);
  return new Date(wall - offsetAt(new Date(wall - offsetAt(new Date(wall)))));
}

/** Returns the ISO date in Berlin at an instant. */
export function dateInShop(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant)).toISOString().slice(0, 10);
}
