import type { PackEntry } from '@regelwerk/contract/rules/project-changes';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { chooseEnforcement } from './choose-enforcement.ts';
import type { Enforcement } from './enforcement.ts';
import { enforcingCheck } from './enforcing-check.ts';
import { guards } from './maps/guards.ts';
import { allSnippets } from './snippets/all-snippets.ts';

/**
 * Returns additions to the files of the project that enforce those of the directives which no check of it enforces yet, or
 * that see a part of them.
 * Each directive is enforced by one tool; the lines for one file of one tool are one entry.
 */
export function packOf(directiveIds: readonly string[], profile: ProjectProfile): readonly PackEntry[] {
  const open = [...new Set(directiveIds)].filter((id) => enforcingCheck(id, profile) === undefined);
  const chosen = [
    ...open.flatMap((id) => chooseEnforcement(id, profile) ?? []),
    ...guards.filter(({ directive }) => open.includes(directive)),
  ].filter((one) => !isThere(one, profile));
  const groups = Map.groupBy(chosen, ({ check }) => check);
  return [...groups].flatMap(([check, enforcements]) => allSnippets[check](enforcements, profile));
}

function isThere({ check, rules }: Enforcement, { checks }: ProjectProfile): boolean {
  return checks.some(({ name, settings }) => name === check && rules.every((rule) => settings.includes(rule)));
}
