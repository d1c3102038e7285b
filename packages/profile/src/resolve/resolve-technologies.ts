import type { Framework } from '@regelwerk/contract/rules/choices';
import { projectLimits as limits } from '@regelwerk/contract/rules/project-limits';
import type { ProjectTechnology } from '@regelwerk/contract/rules/project-profile';
import { recognizedPackages } from '@regelwerk/contract/rules/recognized-packages';
import { technologyFacts } from '@regelwerk/contract/rules/registry';
import type { Dependency, Found } from '../findings.ts';
import type { CodeOf } from './code-of.ts';
import { isUsed } from './is-used.ts';
import { nearestAbove } from './nearest-above.ts';
import { plainRange } from './plain-range.ts';

const frameworkOf = new Map<string, Framework>(
  technologyFacts.flatMap((fact) =>
    'packages' in fact ? fact.packages.map((name) => [name, fact.name] as const) : [],
  ),
);
const catalogue = technologyFacts.map(({ name }) => name);
/** What a package brings along and what its projects are written in. */
const broughtBy: Readonly<Record<string, string>> = { nuxt: 'vue' };

interface Asked {
  readonly dependency: Dependency;
  readonly technology: ProjectTechnology;
  readonly folders: Set<string>;
}

/** Returns every direct dependency with its installed version, or else its range: the wizard's choices first, tools last. */
export function resolveTechnologies(found: readonly Found[], code: CodeOf): ProjectTechnology[] {
  const own = new Map<string, string>();
  for (const { packageName, folder } of found) if (packageName !== undefined) own.set(packageName, folder);
  const isOwn = (name: string, folder: string) => own.has(name) && own.get(name) !== folder;
  const locks = found.filter(({ lock }) => lock !== undefined);
  const asked = new Map<string, Asked>();
  const stated = new Map<string, { readonly folders: Set<string>; isDev: boolean }>();
  for (const { path, folder, dependencies = [] } of found) {
    for (const dependency of withBrought(dependencies)) {
      if (isOwn(dependency.name, folder)) continue;
      const technology = technologyOf(dependency, path, folder, locks);
      const name = `${technology.ecosystem}:${technology.name}`;
      const before = asked.get(`${name}@${technology.version}`) ?? { dependency, technology, folders: new Set() };
      before.folders.add(folder);
      const isBetter = dependency.isDev !== true && before.dependency.isDev === true;
      asked.set(`${name}@${technology.version}`, isBetter ? { ...before, dependency } : before);
      const all = stated.get(name) ?? { folders: new Set(), isDev: true };
      all.folders.add(folder);
      all.isDev &&= dependency.isDev === true || /(?:^|\/)(?:tests?|e2e)$/.test(folder);
      stated.set(name, all);
    }
  }
  const isStated = (name: string) => stated.has(`npm:${name}`);
  return [...asked.values()]
    .map(({ dependency, technology, folders }) => {
      const { framework, version, ...plain } = technology;
      const places = [...folders].sort((a, b) => code.filesIn(b) - code.filesIn(a) || (a < b ? -1 : 1));
      const isDev = stated.get(`${technology.ecosystem}:${technology.name}`)?.isDev === true;
      const isOnlyTested = places.every((folder) => /(?:^|\/)(?:tests?|e2e)(?:\/|$)/.test(folder));
      const isKept = !isOnlyTested && isUsed({ dependency, folders: places, isDev }, code, isStated);
      const isRecognized = framework !== undefined || recognizedPackages.has(`${plain.ecosystem}:${plain.name}`);
      return {
        rank: rankOf(dependency, isKept ? framework : undefined, isKept),
        technology: {
          name: plain.name,
          ecosystem: plain.ecosystem,
          ...(isKept && framework !== undefined && { framework }),
          ...(version !== undefined && { version }),
          isExact: plain.isExact,
          evidence: plain.evidence,
          ...(isRecognized &&
            places.some((folder) => folder !== '') && { folders: places.slice(0, limits.placesOfTechnology) }),
          ...(isRecognized && !isKept && { isAside: true }),
        },
      };
    })
    .sort((a, b) => a.rank - b.rank || (a.technology.name < b.technology.name ? -1 : 1))
    .map(({ technology }) => technology);
}

function withBrought(dependencies: readonly Dependency[]): Dependency[] {
  return dependencies.flatMap((one) => {
    const name = Object.hasOwn(broughtBy, one.name) ? broughtBy[one.name] : undefined;
    const isStated = name === undefined || dependencies.some((other) => other.name === name);
    return isStated ? [one] : [one, { ecosystem: one.ecosystem, name }];
  });
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

function rankOf(
  { name, isDev = false, ecosystem }: Dependency,
  framework: Framework | undefined,
  isKept: boolean,
): number {
  if (framework !== undefined) return catalogue.indexOf(framework);
  if (isKept && recognizedPackages.has(`${ecosystem}:${name}`)) return 500;
  if (name.startsWith('@types/')) return 1002;
  return isDev ? 1001 : 1000;
}
