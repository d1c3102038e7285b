/** The answers for tests in which it does not matter what the rule is about. */
export const formData = {
  aiModel: 'Claude',
  applicationType: 'Frontend',
  frameworks: ['React'],
  behaviorPreference: 'Strict',
  outputFormat: 'Markdown',
} as const;
