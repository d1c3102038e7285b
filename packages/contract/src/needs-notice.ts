const withinMonth = { day: 28, week: 4, month: 1, year: 0 } as const;

/** Whether the periods of a plan are longer than the month's notice with which it may be cancelled after its first term. */
export function needsNotice(interval: keyof typeof withinMonth, count: number): boolean {
  return count > withinMonth[interval];
}
