/** Characters of a rule that a repository file carries well. */
export const fileBudget = { lean: 4000, standard: 8000, full: 16_000 } as const;
