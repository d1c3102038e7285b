import type { FormState } from '@regelwerk/contract/form-state';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import type { ProjectNeed } from '../directive.ts';
import { sidesOf } from '../project/sides-of.ts';
import type { Technology } from '../technology.ts';
import { isNewerThan } from './is-newer-than.ts';

/** The facts about the project, answered or assumed: the needs of directives that it meets. */
export interface ResolvedFacts {
  readonly met: ReadonlySet<ProjectNeed>;
  /** The newest TypeScript that the project may use; absent if any version will do. */
  readonly newestTypeScript?: string;
}

/**
 * Takes the answered facts, then those that the profile shows, and assumes the others: an existing project, with the sides its
 * application type has.
 */
export function projectFacts(
  form: FormState,
  technologies: readonly Technology[],
  profile?: ProjectProfile,
): ResolvedFacts {
  const { isNew = profile?.isNew ?? false, hasClient, hasServer, typescript } = form.project ?? {};
  const isServed = technologies.some(({ side }) => side === 'backend');
  const shown = profile === undefined ? new Set<string>() : sidesOf(profile);
  const met = new Set<ProjectNeed>();
  if (isNew) met.add('new-project');
  if (hasClient ?? (form.applicationType !== 'Backend' || shown.has('frontend'))) met.add('client');
  if (hasServer ?? (form.applicationType !== 'Frontend' || isServed || shown.has('backend'))) met.add('server');
  const [newest] = [typescript, ...technologies.map(({ newestTypeScript }) => newestTypeScript)]
    .filter((version) => version !== undefined)
    .sort((a, b) => Number(isNewerThan(a, b)) - Number(isNewerThan(b, a)));
  return { met, ...(newest === undefined ? {} : { newestTypeScript: newest }) };
}
