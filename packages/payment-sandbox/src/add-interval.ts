/** Returns the time one interval later, in Unix seconds; keeps the anchor's day of the month where that day exists. */
export function addInterval(
  start: number,
  { interval, interval_count }: { interval: string; interval_count: number },
  anchor: number,
): number {
  const day = 86_400;
  if (interval === 'day') return start + interval_count * day;
  if (interval === 'week') return start + 7 * interval_count * day;
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  const from = new Date(start * 1000);
  const wanted = new Date(anchor * 1000).getUTCDate();
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const longest = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const timeOfDay = start % day;
  return first / 1000 + (Math.min(wanted, longest) - 1) * day + timeOfDay;
}
