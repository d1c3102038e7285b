import type { ApplicationType, Framework } from '@regelwerk/contract/choices';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import { technologyFacts } from '@regelwerk/contract/registry';

/** Returns the answers that a profile shows: its frameworks, and the application type that offers all of them. */
export function answersOf({ technologies }: ProjectProfile): {
  readonly applicationType: ApplicationType;
  readonly frameworks: readonly Framework[];
} {
  const frameworks = [...new Set(technologies.flatMap(({ framework }) => framework ?? []))];
  return { applicationType: typeOf(frameworks), frameworks };
}

function typeOf(frameworks: readonly Framework[]): ApplicationType {
  const sides = new Set(technologyFacts.flatMap(({ name, side }) => (frameworks.includes(name) ? [side] : [])));
  if (!sides.has('backend')) return 'Frontend';
  return sides.has('frontend') ? 'Fullstack' : 'Backend';
}
