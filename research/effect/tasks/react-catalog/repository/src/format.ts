const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' });

/** 1250 becomes €12.50. */
export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

/** The day at the shop. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}
