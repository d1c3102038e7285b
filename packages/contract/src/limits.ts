/** Business constants of specification section 9 and the lengths of what people type, in characters. */
export const limits = {
  tokenCost: 1,
  lowTokenBalance: 3,
  wizardSteps: 5,
  customModelName: 60,
  additionalNotes: 2000,
  ruleName: 200,
} as const;
