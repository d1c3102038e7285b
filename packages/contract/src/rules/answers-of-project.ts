import { type ApplicationType, type ChosenFramework, type Framework, frameworks, frameworksOf } from './choices.ts';
import { countingShare, platformsOf } from './platforms-of.ts';
import type { ProjectProfile } from './project-profile.ts';
import { type Platform, recognizedPackages } from './recognized-packages.ts';
import { technologyFacts } from './registry.ts';
import { sourceLanguages } from './source-languages.ts';

/** The answers that a project gives by itself. */
export interface ProjectAnswers {
  readonly applicationType: ApplicationType;
  /** What the wizard offers, then what it knows by name alone. */
  readonly frameworks: readonly ChosenFramework[];
}

/** Returns the answers of the wizard that a profile shows; undefined if nothing in it is recognized. */
export function answersOfProject(profile: ProjectProfile): ProjectAnswers | undefined {
  const { technologies } = profile;
  const shown = technologies.filter(({ isAside }) => isAside !== true);
  const found = new Set(shown.flatMap(({ framework }) => framework ?? []));
  if (isInJavaScript(profile, found)) found.add('JavaScript');
  const applicationType = typeOf(platformsOf(profile), found);
  const offered = frameworks.filter((name) => found.has(name) && frameworksOf(applicationType).includes(name));
  const named = shown.flatMap(({ ecosystem, name }) => recognizedPackages.get(`${ecosystem}:${name}`)?.answer ?? []);
  const chosen: ChosenFramework[] = [...offered, ...new Set([...named, ...languagesAmong(profile, offered)])];
  // a server of JavaScript that no choice stands for still runs on Node.js
  if (chosen.length === 0 && (found.has('TypeScript') || found.has('JavaScript'))) chosen.push('Node.js');
  return chosen.length === 0 ? undefined : { applicationType, frameworks: chosen };
}

function typeOf(platforms: ReadonlySet<Platform>, found: ReadonlySet<Framework>): ApplicationType {
  const hasScreens = (['browser', 'app', 'desktop'] as const).some((one) => platforms.has(one));
  if (platforms.has('server')) return hasScreens ? 'Fullstack' : 'Backend';
  return hasScreens || found.has('TypeScript') || found.has('JavaScript') ? 'Frontend' : 'Backend';
}

/** Scripts without a server of their own count as JavaScript where no TypeScript is used. */
function isInJavaScript({ languages = [] }: ProjectProfile, found: ReadonlySet<Framework>): boolean {
  if (found.has('TypeScript')) return false;
  if (found.has('React')) return true;
  return found.size === 0 && languages[0]?.name === 'JavaScript';
}

/** A language is named where the wizard offers none of its frameworks. */
function languagesAmong({ languages = [] }: ProjectProfile, offered: readonly Framework[]): ChosenFramework[] {
  const covered = new Set(
    technologyFacts.flatMap((fact) =>
      offered.includes(fact.name) && 'packages' in fact ? fact.packages.map((name) => name.split(':')[0]) : [],
    ),
  );
  const files = languages.reduce((sum, one) => sum + one.files, 0);
  return languages.flatMap(({ name, files: own }) => {
    const { answer, ecosystem } = sourceLanguages[name] ?? {};
    return answer === undefined || covered.has(ecosystem) || own < files * countingShare ? [] : answer;
  });
}
