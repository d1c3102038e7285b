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
  /** Where the code runs, if the project or the target says; absent where the application type that was answered says it. */
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
  const native = chosen.filter(({ name }) => feasibilityOf(target.name, name) === 'native');
  const surfaces = profile === undefined ? surfacesIn(form, chosen, native) : surfacesAnswered(form, profile);
  const facts = projectFacts(form, native, profile, surfaces);
  const technologies = chosen.map((technology) => {
    const installed = profile === undefined ? undefined : installedTechnology(technology, profile);
    return {
      technology,
      version: versionOf(technology, facts),
      feasibility: feasibilityOf(target.name, technology.name),
      ...(installed === undefined ? {} : { installed }),
    };
  });
  const stack = { target, names, facts, technologies, ...(surfaces && { surfaces }) };
  if (profile === undefined) return stack;
  return {
    ...stack,
    project: { profile, commands: runnableCommands(profile, target, native) },
  };
}

/** A full-stack app whose servers all run outside the target is a page inside it. */
function surfacesIn(
  form: RuleAnswers,
  chosen: readonly Technology[],
  native: readonly Technology[],
): ReadonlySet<Surface> | undefined {
  const isServer = ({ role }: Technology) => role === 'service';
  const isPage = form.applicationType === 'Fullstack' && chosen.some(isServer) && !native.some(isServer);
  return isPage ? new Set(['browser']) : undefined;
}

function surfacesAnswered(form: RuleAnswers, profile: ProjectProfile): ReadonlySet<Surface> | undefined {
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
