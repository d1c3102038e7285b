/** The units in which the periods of plans are counted. */
export const intervals = ['day', 'week', 'month', 'year'] as const;
/** One of `intervals`. */
export type Interval = (typeof intervals)[number];
