/** What a personal access token may be at most, and what a new one is unless the person chooses otherwise. */
export const accessTokenLimits = {
  name: 80,
  /** Tokens that a person has at a time. */
  ofPerson: 20,
  /** Tokens of the account that one may spend in 24 hours. */
  mostDaily: 100,
  usualDaily: 5,
  /** The offered lifetimes in days. */
  days: [7, 30, 90, 365],
  usualDays: 90,
} as const;
