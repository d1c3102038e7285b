/** How long what people type may be, in characters where not said otherwise. */
export const limits = {
  customModelName: 60,
  additionalNotes: 2000,
  shortestPassword: 8,
  passwordBytes: 4096,
  displayName: 200,
  displayNameBytes: 400,
  /** Of what a person, or the operator, keeps with an account, as JSON. */
  metadataBytes: 2048,
  ruleName: 200,
} as const;
