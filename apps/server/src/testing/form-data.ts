/** The answers of a person in tests to whom it does not matter what the rule is about. */
export const formData = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
} as const;
