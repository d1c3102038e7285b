import type { Framework } from '@regelwerk/contract/rules/choices';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Technology } from '../technology.ts';
import { ecosystemOfTechnology } from './ecosystem-of-technology.ts';

/**
 * Returns the languages that a project writes a chosen stack in. The answers for a server offer no TypeScript, and a service
 * may be written in it all the same.
 */
export function languagesOfProject(
  chosen: readonly Technology[],
  all: readonly Technology[],
  { technologies }: ProjectProfile,
): readonly Framework[] {
  const ecosystems = new Set(chosen.map(ecosystemOfTechnology));
  return all.flatMap((technology) => {
    const isUsed = technologies.some(({ framework }) => framework === technology.name);
    return technology.role === 'language' && isUsed && ecosystems.has(ecosystemOfTechnology(technology))
      ? technology.name
      : [];
  });
}
