import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns the innermost package of a project that holds all of the paths; undefined where none does. */
export function packageOf(
  paths: readonly string[],
  packages: ProjectProfile['layout']['packages'],
): string | undefined {
  return packages
    .map(({ path }) => path)
    .filter((path) => paths.every((one) => `${one}/`.startsWith(`${path}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
