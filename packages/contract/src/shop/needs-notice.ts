const withinMonth = { day: 28, week: 4, month: 1, year: 0 } as const;

/** Returns whether a plan's periods are longer than the one month's notice for canceling it after its first term. */
export function needsNotice(interval: keyof typeof withinMonth, count: number): boolean {
  return count > withinMonth[interval];
}
