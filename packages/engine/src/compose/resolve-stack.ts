import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import type { Framework } from '@regelwerk/contract/rules/choices';
import { feasibilityOf } from '@regelwerk/contract/rules/feasibility';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { platformsOf } from '@regelwerk/contract/rules/platforms-of';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Platform } from '@regelwerk/contract/rules/recognized-packages';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { installedTechnology } from '../project/installed-technology.ts';
import { languagesOfProject } from '../project/languages-of-project.ts';
import { runnableCommands } from '../project/runnable-commands.ts';
import type { Stack } from '../stack.ts';
import type { TargetKnowledge } from '../target.ts';
import type { Technology } from '../technology.ts';
import { knownAnswers } from './known-answers.ts';
import { projectFacts, type ResolvedFacts } from './project-facts.ts';

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
  if (profile === undefined) for (const name of pageFrameworkOf(target, names)) names.add(name);
  const chosen = readingOrder.filter((technology) => names.has(technology.name));
  const native = chosen.filter(({ name }) => feasibilityOf(target.name, name) === 'native');
  const platforms = profile === undefined ? platformsIn(form, chosen, native) : platformsAnswered(form, profile);
  const facts = projectFacts(form, native, profile, platforms);
  const technologies = chosen.map((technology) => {
    const installed = profile === undefined ? undefined : installedTechnology(technology, profile);
    return {
      technology,
      version: versionOf(technology, facts),
      feasibility: feasibilityOf(target.name, technology.name),
      ...(installed === undefined ? {} : { installed }),
    };
  });
  const stack = { target, names, facts, technologies, ...(platforms && { platforms }) };
  if (profile === undefined) return stack;
  return {
    ...stack,
    project: { profile, commands: runnableCommands(profile, target, native) },
  };
}

/** A target that writes every page in one framework does so where another is asked for, too. */
function pageFrameworkOf(
  { name: target, pageFramework }: TargetKnowledge,
  names: ReadonlySet<Framework>,
): readonly Framework[] {
  const asked = allTechnologies.filter(({ name, role }) => names.has(name) && role === 'interface');
  const isWritten = asked.length === 0 || asked.some(({ name }) => feasibilityOf(target, name) === 'native');
  return pageFramework === undefined || isWritten ? [] : [pageFramework];
}

/**
 * A full-stack app whose servers all run outside the target is a page inside it, a meta-framework is page and server in one, and
 * what alone draws the screens of a phone is no page.
 */
function platformsIn(
  form: RuleAnswers,
  chosen: readonly Technology[],
  native: readonly Technology[],
): ReadonlySet<Platform> | undefined {
  const { applicationType } = form;
  const app = native.find(({ role }) => role === 'app');
  const isDrawnElsewhere = native.some(
    ({ name, role }) => role === 'meta-framework' || (role === 'interface' && app?.implies?.includes(name) !== true),
  );
  if (applicationType === 'Frontend' && native.some(({ role }) => role === 'meta-framework'))
    return new Set(['browser', 'server']);
  if (app !== undefined && !isDrawnElsewhere && applicationType !== 'Backend')
    return new Set(applicationType === 'Fullstack' ? ['app', 'server'] : ['app']);
  const isServer = ({ role }: Technology) => role === 'service';
  const isPage = applicationType === 'Fullstack' && chosen.some(isServer) && !native.some(isServer);
  return isPage ? new Set(['browser']) : undefined;
}

function platformsAnswered(form: RuleAnswers, profile: ProjectProfile): ReadonlySet<Platform> | undefined {
  return answersOfProject(profile)?.applicationType === form.applicationType ? platformsOf(profile) : undefined;
}

/** The versions of TypeScript end where the tools of another technology in the stack end. */
function versionOf({ name, version }: Technology, { newestTypeScript }: ResolvedFacts): string {
  if (name !== 'TypeScript' || newestTypeScript === undefined) return version;
  return `${version.replace('+', '')} – ${newestTypeScript}`;
}

const byName = new Map(allTechnologies.map((technology) => [technology.name, technology]));

/** Languages come first, because their directives also apply to the frameworks below. */
const readingOrder = allTechnologies.toSorted((a, b) => Number(b.role === 'language') - Number(a.role === 'language'));
