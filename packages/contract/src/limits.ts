/** How long what people type may be, in characters. */
export const limits = {
  customModelName: 60,
  additionalNotes: 2000,
} as const;
