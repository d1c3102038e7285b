import type { FormState } from '@regelwerk/contract/form-state';
import type { ProjectNeed } from '../directive.ts';
import type { Technology } from '../technology.ts';
import { isAbove } from './is-above.ts';

/** The facts about the project, answered or assumed. */
export interface ResolvedFacts {
  readonly has: ReadonlySet<ProjectNeed>;
  /** The newest TypeScript that the project may use; absent where any will do. */
  readonly newestTypeScript?: string;
}

/** Takes the answered facts and assumes the others: an existing project, with the sides its application type has. */
export function projectFacts(form: FormState, technologies: readonly Technology[]): ResolvedFacts {
  const { isNew = false, hasClient, hasServer, typescript } = form.project ?? {};
  const isServed = technologies.some(({ side }) => side === 'backend');
  const has = new Set<ProjectNeed>();
  if (isNew) has.add('new-project');
  if (hasClient ?? form.applicationType !== 'Backend') has.add('client');
  if (hasServer ?? (form.applicationType !== 'Frontend' || isServed)) has.add('server');
  const [newest] = [typescript, ...technologies.map(({ newestTypeScript }) => newestTypeScript)]
    .filter((version) => version !== undefined)
    .sort((a, b) => Number(isAbove(a, b)) - Number(isAbove(b, a)));
  return { has, ...(newest === undefined ? {} : { newestTypeScript: newest }) };
}
