const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const time = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Dublin',
});

/** 1250 becomes €12.50. */
export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

/** When it begins, at the cinema, like Thursday 10 September at 20:30. */
export function formatStart(startsAt: string): string {
  return time.format(new Date(startsAt));
}
