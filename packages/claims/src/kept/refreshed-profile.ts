import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { StalePart } from './stale-parts.ts';

/** Returns the profile that a rule was made with, in which only what is stale is replaced by what is true now, or left out. */
export function refreshedProfile(before: ProjectProfile, stale: readonly StalePart[]): ProjectProfile {
  const now = new Map<unknown, unknown>(stale.map((part) => [part.was, 'is' in part ? part.is : undefined]));
  const renewed = <One>(list: readonly One[]): One[] => {
    const all = list.map((one) => (now.has(one) ? (now.get(one) as One | undefined) : one));
    // one command may take the place of two
    const once = new Map(all.map((one) => [JSON.stringify(one), one]));
    return [...once.values()].filter((one) => one !== undefined);
  };
  const { generated, conventions, claims } = before;
  return {
    ...before,
    technologies: renewed(before.technologies),
    commands: renewed(before.commands),
    ...(generated && { generated: renewed(generated) }),
    ...(conventions && { conventions: renewed(conventions) }),
    ...(claims && { claims: renewed(claims) }),
  };
}
