import type { PackEntry } from '@regelwerk/contract/project-changes';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import { allEnforcements } from './all-enforcements.ts';
import { enforcingCheck } from './enforcing-check.ts';
import { snippets } from './snippets/all-snippets.ts';

/**
 * Returns additions to the configuration of the project that enforce directives which no check of it enforces yet: at
 * most one for each directive, for the tools that the project already uses.
 */
export function packOf(directiveIds: readonly string[], profile: ProjectProfile): readonly PackEntry[] {
  const open = directiveIds.filter((id) => enforcingCheck(id, profile) === undefined);
  const used = new Set(profile.checks.map(({ name }) => name));
  const chosen = open.flatMap(
    (id) => allEnforcements.find(({ directive, check }) => directive === id && used.has(check)) ?? [],
  );
  return [...Map.groupBy(chosen, ({ check }) => check)].flatMap(
    ([check, enforcements]) => snippets[check]?.(enforcements, profile) ?? [],
  );
}
