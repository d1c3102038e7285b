/**
 * The directives that made the results of the effect bench better, by id: the tasks in which they did, and the ISO date of the last
 * run. An entry needs a difference beyond the noise of the runs; docs/quality.md shows it.
 */
export const effects: Readonly<Record<string, { readonly tasks: readonly string[]; readonly on: string }>> = {
  'frontend.states': { tasks: ['angular-shifts', 'react-catalog', 'react-seats'], on: '2026-11-23' },
};
