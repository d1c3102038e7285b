/** Maximum lengths of user input, in characters unless noted. */
export const limits = {
  customModelName: 60,
  additionalNotes: 2000,
  shortestPassword: 8,
  passwordBytes: 4096,
  displayName: 200,
  displayNameBytes: 400,
  /** Metadata of an account, written by the person or the operator, as JSON. */
  metadataBytes: 2048,
  ruleName: 200,
} as const;
