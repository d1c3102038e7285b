import { Problem } from './problem.ts';
import type { Order } from './store.ts';

const ourDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the orders of the days from..to (Berlin, both included) as CSV, the oldest first. */
export function exportOrders(orders: readonly Order[], from: unknown, to: unknown): string {
  if (!isDay(from) || !isDay(to) || from > to)
    throw new Problem(422, 'invalid', 'from and to must be days such as 2026-03-31, from not after to.');
  const rows = orders
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .map((order) => ({ ...order, day: ourDay.format(new Date(order.createdAt)) }))
    .filter(({ day }) => day >= from && day <= to)
    .map(({ number, day, customer, total, paid }) => [String(number), day, cell(customer), euros(total), euros(paid)]);
  // Excel takes the file for UTF-8 only with this mark
  return `\uFEFF${[['number', 'date', 'customer', 'total', 'paid'], ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Spreadsheets run cells that begin with these marks; an apostrophe makes them texts. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function euros(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
