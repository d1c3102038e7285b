/** The answers for journeys in which it does not matter what the rule is about. */
export const plainAnswers = {
  model: 'Claude',
  type: 'Frontend',
  frameworks: ['React'],
  behavior: 'Strict',
  format: 'Markdown',
} as const;
