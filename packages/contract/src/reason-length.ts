/** How long the reason may be that an admin gives for a booking or a decision, in characters. */
export const reasonLength = { least: 3, most: 200 } as const;
