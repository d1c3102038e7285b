import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';

type Named = Pick<ProjectProfile, 'technologies' | 'commands'>;

/**
 * Says whether two profiles are of one project at different times: most of the technologies and commands of either are in the other,
 * perhaps changed.
 */
export function isSameProject(one: Named, other: Named): boolean {
  return isMostlyIn(one, other) && isMostlyIn(other, one);
}

function isMostlyIn(some: Named, all: Named): boolean {
  const present = new Set(namesOf(all));
  const names = namesOf(some);
  return names.filter((name) => !present.has(name)).length * 2 <= names.length;
}

function namesOf({ technologies, commands }: Named): string[] {
  return [
    ...technologies.map(({ ecosystem, name }) => JSON.stringify([ecosystem, name])),
    ...commands.map(({ kind, folder }) => JSON.stringify([kind, folder])),
  ];
}
