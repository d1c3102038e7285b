import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectCommand } from '@regelwerk/contract/rules/project-profile';
import type { Directive, Localized } from '../directive.ts';
import { applicationTypeDirectives } from '../knowledge/application-types.ts';
import {
  base,
  doneMeans,
  doneMeansKinds,
  doneWhen,
  doneWithoutCommands,
  externalParts,
  versionsAreInstalled,
} from '../knowledge/base.ts';
import { behaviorDirectives } from '../knowledge/behaviors.ts';
import { noCode } from '../knowledge/no-code.ts';
import { allSeams } from '../knowledge/seams/all-seams.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { brokenByCode } from '../project/broken-by-code.ts';
import { claimLines } from '../project/claim-lines.ts';
import { commandsOf } from '../project/commands-of.ts';
import { directivesOfProject } from '../project/directives-of-project.ts';
import { fitOf } from '../project/fit-of.ts';
import { heedWarnings } from '../project/heed-warnings.ts';
import { houseLines } from '../project/house-lines.ts';
import { isNewerThan } from '../project/is-newer-than.ts';
import { passesGates } from '../project/passes-gates.ts';
import { checkName, placed, provingCommands } from '../project/project-commands.ts';
import { withoutClaimed } from '../project/without-claimed.ts';
import type { Stack, StackPart } from '../stack.ts';
import type { Technology } from '../technology.ts';
import { knownAnswers, typeWithLines } from './known-answers.ts';

/** Checks that the closing line quotes. */
const mostQuoted = 3;

/** Collects every directive that applies to the answers, before conflicts are resolved and lines are chosen to fit. */
export function collectDirectives(form: RuleAnswers, stack: Stack): PlacedDirective[] {
  const placed = stack.target.hasCode === false ? withoutCode(form, stack) : withCode(form, stack);
  const silenced = silencedIn(stack);
  return placed.filter(
    (one) =>
      !silenced.has(one.directive.id) &&
      meetsNeeds(one.directive, stack) &&
      fitsProject(one.directive, stack) &&
      fitOf(one, stack).holdsFor !== 'none',
  );
}

function withCode(form: RuleAnswers, stack: Stack): PlacedDirective[] {
  const native = stack.technologies.filter(({ feasibility }) => feasibility === 'native');
  const nativeNames = new Set(native.map(({ technology }) => technology.name));
  const together = allSeams.filter(({ applies }) => applies(nativeNames, form.applicationType, stack.target.name));
  const told = withoutRepeats(stack);
  const project = directivesOfProject(told);
  const own =
    stack.project === undefined || told.project === undefined
      ? []
      : [...claimLines(stack.project.profile), ...houseLines(told.project.profile)];
  const { behavior } = knownAnswers(form);
  const applicationType = typeWithLines(form, stack.platforms);
  return [
    ...place('commands', 2, project?.commands ?? commandsOf(stack)),
    ...place('project', 2, project?.lines ?? []).map((one) => besideOwn(one, own)),
    ...own.map((one) => ({ ...one, specificity: 2 as const })),
    ...place(
      'boundaries',
      0,
      base.filter((one) => comparesVersions(one, stack)).map((one) => exactVersions(one, native)),
    ),
    ...place('behavior', 1, behavior === undefined ? [] : behaviorDirectives[behavior]),
    ...place('target', 2, stack.target.directives),
    ...place('application', 1, applicationType === undefined ? [] : applicationTypeDirectives[applicationType]),
    ...together.map(({ directive, technology }) => ({
      directive,
      section: 'together',
      specificity: 3 as const,
      ...(technology === undefined ? {} : { judgedBy: technology }),
    })),
    ...native.flatMap((part) => placeTechnology(part, stack, applicationType !== undefined)),
    ...place('external', 3, externalIn(stack)),
    ...place('done', 0, doneIn(told)),
  ].filter(({ directive }) => stack.target.runsCommands || directive.class !== 'command');
}

/** The lines that do not hold beside a technology of the stack, or of the project where nobody chose it. */
function silencedIn({ technologies, project }: Stack): ReadonlySet<string> {
  const native = technologies.flatMap(({ technology, feasibility }) => (feasibility === 'native' ? technology : []));
  const shown = new Set(
    project?.profile.technologies.flatMap(({ framework, isAside }) => (isAside === true ? [] : (framework ?? []))),
  );
  const found = allTechnologies.filter(({ name }) => shown.has(name));
  return new Set([...native, ...found].flatMap(({ silences = [] }) => silences));
}

function externalIn({ technologies }: Stack): readonly Directive[] {
  const external = technologies.filter(({ feasibility }) => feasibility !== 'native');
  if (external.length === 0) return [];
  const has = (side: Technology['side']) => external.some(({ technology }) => technology.side === side);
  return [externalParts({ page: has('frontend'), server: has('backend') })];
}

/** The stack with what its project states, without what was written about it too. */
function withoutRepeats(stack: Stack): Stack {
  if (stack.project === undefined) return stack;
  const { profile, commands } = stack.project;
  const heeded = heedWarnings(commands, profile.claims);
  return { ...stack, project: { ...stack.project, profile: withoutClaimed(profile), commands: heeded } };
}

/** The sections of what the files state, where something else is known of the same. */
const besides: Readonly<Record<string, string>> = {
  'project.code': 'places',
  'project.tests': 'tests',
  'project.contributions': 'policy',
  'project.generated': 'generated',
};

/** What the files state about tests, contributions or generated files stands with what else is known of them. */
function besideOwn(one: PlacedDirective, own: readonly { readonly section: string }[]): PlacedDirective {
  const section = besides[one.directive.id];
  return section !== undefined && own.some((other) => other.section === section) ? { ...one, section } : one;
}

/** A rule whose title alone names technologies states no versions that the lockfile could differ from. */
const comparesVersions = ({ id }: Directive, { technologies }: Stack) =>
  technologies.length > 0 || id !== 'base.version-check';

/** Where every version is known, the lockfile need not be read first. */
function exactVersions(directive: Directive, native: readonly StackPart[]): Directive {
  const isKnown = native.length > 0 && native.every(({ installed }) => installed?.isExact === true);
  return isKnown && directive.id === 'base.version-check' ? { ...directive, text: versionsAreInstalled } : directive;
}

/** A target without code gets nothing about files, commands or a repository. */
function withoutCode(form: RuleAnswers, stack: Stack): PlacedDirective[] {
  const { behavior } = knownAnswers(form);
  return [
    ...place('boundaries', 0, noCode.base),
    ...place('behavior', 1, behavior === undefined ? [] : noCode.behaviors[behavior]),
    ...place('target', 2, stack.target.directives),
    ...place('external', 3, [noCode.externalService]),
    ...place('done', 0, noCode.doneWhen),
  ];
}

function place(
  section: string,
  specificity: PlacedDirective['specificity'],
  directives: readonly Directive[],
): PlacedDirective[] {
  return directives.map((directive) => ({ directive, section, specificity }));
}

/** Leaves out facts about versions of TypeScript that this stack cannot use. */
function placeTechnology(
  { technology }: StackPart,
  { technologies, facts: { newestTypeScript } }: Stack,
  ofPage: boolean,
): PlacedDirective[] {
  const said = new Set(technologies.flatMap((one) => one.technology.directives));
  const shared = technology.sharedDirectives?.filter((directive) => !said.has(directive)) ?? [];
  const speaksAlone = technologies.filter((one) => one.technology.role === 'service').length < 2;
  const isReached = ({ since }: Directive) =>
    newestTypeScript === undefined || since === undefined || !isNewerThan(since, newestTypeScript);
  return [...technology.directives, ...shared]
    .filter((directive) => technology.name !== 'TypeScript' || isReached(directive))
    .map((directive) => {
      const one = {
        directive: speaksAlone ? directive : besideOthers(directive),
        specificity: 2 as const,
        judgedBy: technology.name,
      };
      // what the browser does holds for a page, whatever it is written in
      return ofPage && directive.needs?.includes('client') && shared.includes(directive)
        ? { ...one, section: 'application' }
        : { ...one, section: `stack.${technology.name}`, technology };
    });
}

/** Of several services none speaks for the others: what holds for every server stays. */
function besideOthers(directive: Directive): Directive {
  const supersedes = directive.supersedes?.filter((id) => !id.startsWith('backend.')) ?? [];
  return { ...directive, supersedes };
}

/** Names the checks of a project that mean done. */
function doneIn({ project, target }: Stack): readonly Directive[] {
  if (!target.runsCommands) return doneWithoutCommands;
  const checks = provingCommands(project?.commands ?? []);
  if (checks.length === 0) return doneWhen;
  return doneWhen.map((one) =>
    one.id === 'done.commands' ? { ...one, id: 'project.done', text: doneText(checks) } : one,
  );
}

/** Quotes a few checks; of more it says which of the lines about commands they stand in, so that none is written twice. */
function doneText(checks: readonly ProjectCommand[]): Localized {
  const isParted = new Set(checks.map(({ folder }) => folder)).size > 1;
  const kinds = [...new Map(checks.map((one) => [one.kind, checkName(one)])).values()];
  return checks.length <= mostQuoted ? doneMeans(checks.map(placed)) : doneMeansKinds(kinds, isParted);
}

function fitsProject(directive: Directive, { project }: Stack): boolean {
  if (project === undefined) return true;
  return passesGates(directive.id, project.profile) && brokenByCode(directive, project.profile) === undefined;
}

function meetsNeeds({ needs = [] }: Directive, { facts }: Stack): boolean {
  return needs.every((need) => facts.met.has(need));
}
