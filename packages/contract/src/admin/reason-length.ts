/** The allowed length of an admin's reason for a booking or a decision, in characters. */
export const reasonLength = { least: 3, most: 200 } as const;
