import type { ProjectSources } from '../convention.ts';

/** The paths of the files that import each own module, for more than its types. */
export function usersOfModules({ files }: Pick<ProjectSources, 'files'>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of files) {
    for (const module of new Set(file.own.filter(({ isType }) => !isType).map(({ module }) => module))) {
      if (module !== file.path) users.set(module, [...(users.get(module) ?? []), file.path]);
    }
  }
  return users;
}
