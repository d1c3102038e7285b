import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { technologyFacts } from '@regelwerk/contract/rules/registry';
import type { Side } from '@regelwerk/contract/rules/registry-facts';
import { metaFrameworks } from './meta-frameworks.ts';

/** Returns the sides of an application that a profile shows by its technologies; a language alone shows none. */
export function sidesOf({ technologies }: ProjectProfile): ReadonlySet<Side> {
  return new Set(
    technologies.flatMap(({ name, framework }): Side[] => {
      if (metaFrameworks.has(name)) return ['backend'];
      if (framework === undefined || framework === 'TypeScript' || framework === 'JavaScript') return [];
      return technologyFacts.flatMap((one) => (one.name === framework ? one.side : []));
    }),
  );
}
