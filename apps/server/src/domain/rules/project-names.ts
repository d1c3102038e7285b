import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

/** Returns what a project is recognized by when it changes: the names of its technologies, and the kinds of its commands. */
export function projectNames({ technologies, commands }: Pick<ProjectProfile, 'technologies' | 'commands'>): string[] {
  return [
    ...technologies.map(({ ecosystem, name }) => `${ecosystem} ${name}`),
    ...commands.map(({ kind, folder }) => `${kind} ${folder}`),
  ];
}
