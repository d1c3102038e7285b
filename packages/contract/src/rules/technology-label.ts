import type { ProjectTechnology } from './project-profile.ts';
import { recognizedPackages } from './recognized-packages.ts';

/** Returns the name that people use for a package, or else its name in its registry. */
export function technologyLabel({ ecosystem, name }: Pick<ProjectTechnology, 'ecosystem' | 'name'>): string {
  return recognizedPackages.get(`${ecosystem}:${name}`)?.label ?? name;
}
