/**
 * The directives that made results better, by id: the tasks in which they did, and the ISO date of the last run. A task is one of
 * the effect bench or `reviewed-page`, a page that reviewers had built before the bench. An entry needs a difference beyond the
 * noise of the runs; research/quality.md shows it.
 */
export const effects: Readonly<Record<string, { readonly tasks: readonly string[]; readonly on: string }>> = {
  'frontend.labels': { tasks: ['angular-shifts', 'react-catalog', 'react-seats'], on: '2026-11-23' },
  'frontend.states': { tasks: ['angular-shifts', 'react-catalog', 'react-seats'], on: '2026-11-23' },
  'frontend.url-state': { tasks: ['reviewed-page'], on: '2026-11-20' },
  'react.html-from-outside': { tasks: ['react-catalog'], on: '2026-11-23' },
};
