import type { KeptResult } from './kept-result.ts';
import { projectNames } from './project-names.ts';

/** Returns the names (`projectNames`) of the project that a rule was paid for. Free refreshes keep them, however often it was made anew. */
export function paidProject({ paidFor, project }: Pick<KeptResult, 'paidFor' | 'project'>): readonly string[] {
  return paidFor ?? (project === undefined ? [] : projectNames(project));
}
