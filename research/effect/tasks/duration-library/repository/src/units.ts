export interface Unit {
  /** As it is written, in lower case. */
  readonly sign: string;
  readonly milliseconds: number;
}

/** The largest first. A day is 24 hours and a week 7 days; there are no months and years, since they differ in length. */
export const units: readonly Unit[] = [
  { sign: 'w', milliseconds: 7 * 24 * 60 * 60 * 1000 },
  { sign: 'd', milliseconds: 24 * 60 * 60 * 1000 },
  { sign: 'h', milliseconds: 60 * 60 * 1000 },
  { sign: 'm', milliseconds: 60 * 1000 },
  { sign: 's', milliseconds: 1000 },
  { sign: 'ms', milliseconds: 1 },
];
