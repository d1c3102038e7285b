import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { Framework } from '@regelwerk/contract/rules/choices';
import { type Feasibility, feasibilityOf } from '@regelwerk/contract/rules/feasibility';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectCommand, ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Surface } from '@regelwerk/contract/rules/recognized-packages';
import { surfacesOf } from '@regelwerk/contract/rules/surfaces-of';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { installedTechnology } from '../project/installed-technology.ts';
import type { InstalledVersion } from '../project/installed-version.ts';
import { languagesOfProject } from '../project/languages-of-project.ts';
import { runnableCommands } from '../project/runnable-commands.ts';
import type { TargetKnowledge } from '../target.ts';
import type { Technology } from '../technology.ts';
import { knownAnswers } from './known-answers.ts';
import { projectFacts, type ResolvedFacts } from './project-facts.ts';

/** The target and every technology, including implied ones, in the order in which the rule lists them. */
export interface Stack {
  readonly target: TargetKnowledge;
  readonly names: ReadonlySet<Framework>;
  readonly facts: ResolvedFacts;
  readonly technologies: readonly StackPart[];
  /** Where the code of the project runs; absent without a project, and where the person answered another application type. */
  readonly surfaces?: ReadonlySet<Surface>;
  /** The project that the rule is for, with the commands that the target can run; absent without a profile. */
  readonly project?: { readonly profile: ProjectProfile; readonly commands: readonly ProjectCommand[] };
}

/** A technology, the versions the rule covers in this stack, and whether the target can run it. */
export interface StackPart {
  readonly technology: Technology;
  readonly version: string;
  readonly feasibility: Feasibility;
  /** The versions that the project may have installed; absent where none is known. */
  readonly installed?: InstalledVersion;
}

/**
 * Resolves the answers, and the profile of a project in canonical order, to a stack. A typed model name becomes the Custom
 * target and never reaches the rule.
 */
export function resolveStack(form: RuleAnswers, profile?: ProjectProfile): Stack {
  const target = targetNamed(form.aiModel);
  const { frameworks } = knownAnswers(form);
  const named = allTechnologies.filter(({ name }) => frameworks.includes(name));
  const languages = profile === undefined ? [] : languagesOfProject(named, allTechnologies, profile);
  const names = new Set<Framework>([...frameworks, ...languages]);
  for (const name of names) for (const implied of byName.get(name)?.implies ?? []) names.add(implied);
  const chosen = readingOrder.filter((technology) => names.has(technology.name));
  const surfaces = surfacesAnswered(form, profile);
  const facts = projectFacts(form, chosen, profile, surfaces);
  const technologies = chosen.map((technology) => {
    const installed = profile === undefined ? undefined : installedTechnology(technology, profile);
    return {
      technology,
      version: versionOf(technology, facts),
      feasibility: feasibilityOf(target.name, technology.name),
      ...(installed === undefined ? {} : { installed }),
    };
  });
  const stack = { target, names, facts, technologies };
  if (profile === undefined) return stack;
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? [technology] : []));
  return {
    ...stack,
    ...(surfaces && { surfaces }),
    project: { profile, commands: runnableCommands(profile, target, native) },
  };
}

function surfacesAnswered(form: RuleAnswers, profile: ProjectProfile | undefined): ReadonlySet<Surface> | undefined {
  if (profile === undefined) return undefined;
  return answersOfProject(profile)?.applicationType === form.applicationType ? surfacesOf(profile) : undefined;
}

/** The versions of TypeScript end where the tools of another technology in the stack end. */
function versionOf({ name, version }: Technology, { newestTypeScript }: ResolvedFacts): string {
  if (name !== 'TypeScript' || newestTypeScript === undefined) return version;
  return `${version.replace('+', '')} – ${newestTypeScript}`;
}

const byName = new Map(allTechnologies.map((technology) => [technology.name, technology]));

/** Languages come first, because their directives also apply to the frameworks below. */
const readingOrder = allTechnologies.toSorted((a, b) => Number(b.role === 'language') - Number(a.role === 'language'));
