import type { Interval } from './interval.ts';

/** The longest first term that a consumer may be bound for, two years, in each interval (section 309 no. 9 of the German Civil Code). */
export const longestTerm = { day: 730, week: 104, month: 24, year: 2 } as const satisfies Record<Interval, number>;
