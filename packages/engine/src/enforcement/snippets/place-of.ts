import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns the file nearest to the root that configures a check; undefined where the project has none. */
export function placeOf(check: string, { checks }: ProjectProfile): string | undefined {
  const depth = (path: string) => path.split('/').length;
  return checks
    .filter(({ name }) => name === check)
    .map(({ evidence }) => evidence)
    .sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0];
}
