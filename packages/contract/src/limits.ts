/** How long what people type may be, in characters where not said otherwise. */
export const limits = {
  customModelName: 60,
  additionalNotes: 2000,
  shortestPassword: 8,
  passwordBytes: 4096,
  displayName: 200,
  ruleName: 200,
} as const;
