import type { Framework } from '@regelwerk/contract/rules/choices';
import type { ProjectTechnology } from '@regelwerk/contract/rules/project-profile';
import { technologyFacts } from '@regelwerk/contract/rules/registry';
import type { Dependency, Found } from '../findings.ts';
import { nearestAbove } from './nearest-above.ts';
import { plainRange } from './plain-range.ts';

const frameworkOf = new Map<string, Framework>(
  technologyFacts.flatMap((fact) =>
    'packages' in fact ? fact.packages.map((name) => [name, fact.name] as const) : [],
  ),
);
const catalogue = technologyFacts.map(({ name }) => name);

/** Returns every direct dependency with its installed version, or else its range: the wizard's choices first, tools last. */
export function resolveTechnologies(found: readonly Found[]): ProjectTechnology[] {
  const isOwn = (name: string, folder: string) =>
    found.some((one) => one.packageName === name && one.folder !== folder);
  const locks = found.filter(({ lock }) => lock !== undefined);
  const technologies = new Map<string, { rank: number; technology: ProjectTechnology }>();
  for (const { path, folder, dependencies = [] } of found) {
    for (const dependency of dependencies) {
      if (isOwn(dependency.name, folder)) continue;
      const technology = technologyOf(dependency, path, folder, locks);
      const key = `${technology.ecosystem}:${technology.name}@${technology.version}`;
      const rank = rankOf(dependency, technology.framework);
      const before = technologies.get(key);
      if (before === undefined || before.rank > rank) technologies.set(key, { rank, technology });
    }
  }
  return [...technologies.values()]
    .sort((a, b) => a.rank - b.rank || (a.technology.name < b.technology.name ? -1 : 1))
    .map(({ technology }) => technology);
}

function technologyOf(
  dependency: Dependency,
  path: string,
  folder: string,
  locks: readonly Found[],
): ProjectTechnology {
  const { ecosystem, name } = dependency;
  const framework = frameworkOf.get(`${ecosystem}:${name}`);
  const described = { name, ecosystem, ...(framework === undefined ? {} : { framework }) };
  for (const { lock, folder: at, path: evidence } of nearestAbove(locks, folder)) {
    const member = at === '' ? folder : folder.slice(at.length + 1);
    const version = lock?.ecosystem === ecosystem ? lock.versionOf(dependency, member) : undefined;
    if (version !== undefined) return { ...described, version, isExact: true, evidence };
  }
  const { version, isExact } = plainRange(dependency);
  return { ...described, ...(version === undefined ? {} : { version }), isExact, evidence: path };
}

function rankOf({ name, isDev = false }: Dependency, framework: Framework | undefined): number {
  if (framework !== undefined) return catalogue.indexOf(framework);
  if (name.startsWith('@types/')) return 1002;
  return isDev ? 1001 : 1000;
}
