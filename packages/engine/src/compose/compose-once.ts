import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Decision, Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { type EnforcingCheck, enforcingCheck } from '../enforcement/enforcing-check.ts';
import { groundOf } from '../knowledge/ground-of.ts';
import { modalityLabels, phrases } from '../knowledge/phrases.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import type { PlacedDirective } from '../placed-directive.ts';
import { isAskedFor } from '../project/is-asked-for.ts';
import { knownFaults } from '../project/known-faults.ts';
import { fitsExample } from '../project/passes-gates.ts';
import { lineLength } from '../render/line-length.ts';
import { originLength } from '../render/origin-of.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import type { Stack } from '../stack.ts';
import type { Role } from '../technology.ts';
import { arrangeSections } from './arrange-sections.ts';
import { candidateOf } from './candidate-of.ts';
import { chooseFitting } from './choose-fitting.ts';
import { collectDirectives } from './collect-directives.ts';
import { composeShell } from './compose-shell.ts';
import { firstLines } from './first-lines.ts';
import { isMandatory } from './is-mandatory.ts';
import { isWanted } from './is-wanted.ts';
import { typeWithLines } from './known-answers.ts';
import { lineValue } from './line-value.ts';
import { resolveSlots, type SlotDecision } from './resolve-slots.ts';
import { resolveStack } from './resolve-stack.ts';
import { toLine } from './to-line.ts';
import { conduct, withinRoom } from './within-room.ts';

/** A rule with what led to it. */
export interface Composition {
  readonly rule: Rule;
  readonly stack: Stack;
  /** The directives that applied, fitting or not. */
  readonly applying: readonly PlacedDirective[];
  /** The general lines that nothing in the project asks for. */
  readonly unasked: readonly PlacedDirective[];
  /** The checks of the project that do the work of directives, by directive id. */
  readonly enforced: ReadonlyMap<string, EnforcingCheck>;
}

/** The profile of a project in canonical order, and the rule for the same answers without it. */
export interface ProjectInput {
  readonly profile: ProjectProfile;
  readonly without: Composition;
}

/** Composes a rule for answers in a language, with the profile of a project or without one. */
export function composeOnce(
  form: RuleAnswers,
  language: ContentLanguage,
  size: RuleSize,
  project?: ProjectInput,
): Composition {
  const stack = resolveStack(form, project?.profile);
  const collected = collectDirectives(form, stack);
  const hasClaims = collected.some(({ directive }) => directive.claimed !== undefined);
  const hasOwnLines = hasClaims || collected.some(({ directive }) => directive.counted !== undefined);
  const isForProject = size !== 'full' && (hasOwnLines || (stack.project?.commands.length ?? 0) > 0);
  const unasked = collected.filter((placed) => !isAskedFor(placed, stack));
  const resolved = resolveSlots(collected.filter((placed) => !unasked.includes(placed)));
  // a line that replaces a boundary needs a place as much as the boundary did
  const replacing = resolved.decisions
    .filter(({ dropped }) => isMandatory(dropped.section, dropped.directive))
    .map(({ kept }) => kept);
  const applying = resolved.kept.filter((placed) => isWanted(placed, form, size));
  const enforced = enforcedAmong([...applying, ...unasked], project?.profile);
  const unforced = applying.filter(({ directive }) => !enforced.has(directive.id));
  const asked = isForProject ? withinRoom(unforced, replacing, stack.target, size) : unforced;
  const shell = composeShell(form, stack, language, size, { hasOwnLines, hasClaims });
  const foreign = foreignLanguages(stack);
  // a short rule for both sides has two technologies to speak of, and what was written about a project is worth more
  const isTight =
    shell.budget.limit < roomForTrap ||
    (size === 'lean' && typeWithLines(form, stack.platforms) === 'Fullstack') ||
    (size !== 'full' && hasClaims);
  const trap = isTight ? undefined : worstTrap(asked, foreign, size);
  const lines = asked.map((placed) => {
    const forms = formsOf(placed, language, stack, size, foreign, trap);
    return { placed, forms: size === 'lean' && hasOwnLines ? inOneSentence(placed, forms) : forms };
  });
  const headings = arrangeSections(
    lines.map(({ placed, forms }) => ({ placed, line: forms[0] })),
    form,
    language,
    stack,
  );
  const frame =
    renderMarkdown({ ...shell, sections: headings.map((section) => ({ ...section, lines: [] })) }).length +
    originLength({ ...shell, sections: headings });
  const needed = new Set([
    ...(trap === undefined ? [] : [trap]),
    ...replacing,
    ...asked.filter(({ directive }) => groundOf(directive) === 'effect' && !hasClaims),
    ...asked.filter(({ directive }) => isForProject && conduct.has(directive.id)),
    // what is known of a project pushes no boundary of security out
    ...asked.filter(
      ({ directive: { class: kind, modality } }) => hasOwnLines && kind === 'security' && modality !== 'should',
    ),
    // a new project has nothing else to follow
    ...asked.filter(({ directive }) => directive.needs?.includes('new-project')),
  ]);
  const first = project === undefined ? firstLines(asked) : new Map<PlacedDirective, number>();
  const hardest = asked
    .filter(({ section, directive }) => section === 'boundaries' && isMandatory(section, directive))
    .toSorted((a, b) => lineValue(b.directive) - lineValue(a.directive))[0];
  const known = new Set(project?.without.applying.map(({ directive }) => directive.id));
  const fitting = chooseFitting(
    lines.map(({ placed, forms }) => ({
      ...candidateOf(placed, forms, language, size, needed.has(placed), first.get(placed) ?? 0),
      // however many technologies share the room, one boundary stands
      ...(placed === hardest && { value: Number.POSITIVE_INFINITY }),
      hasOwnRoom: project !== undefined && !known.has(placed.directive.id),
    })),
    shell.budget.limit - frame,
    project === undefined ? undefined : roomKept(project.without, unforced, lines, shell),
  );
  const included = lines.flatMap(({ placed, forms }) => {
    const line = forms[fitting.get(placed.directive.id) ?? -1];
    return line === undefined ? [] : [{ placed, line }];
  });
  const inRule = new Set(included.map(({ placed }) => placed));
  // a line that was left out has replaced nothing
  const decisions = resolved.decisions.filter(({ kept }) => inRule.has(kept) || !resolved.kept.includes(kept));
  const rule = {
    ...shell,
    sections: arrangeSections(included, form, language, stack),
    decisions: [...decisions.map((decision) => toDecision(decision, language)), ...notesDecision(shell, language)],
    omitted: asked.filter(({ directive }) => !fitting.has(directive.id)).map((placed) => named(placed, language)),
  };
  return {
    rule: { ...rule, budget: { ...shell.budget, used: renderMarkdown(rule).length } },
    stack,
    applying,
    unasked,
    enforced,
  };
}

/**
 * Returns the room of the lines that the rule had without the project, in their exact words. Room that checks, versions and the
 * project's own commands set free stays free: it is what the profile saves in every request. Lines that only the profile brings
 * have room of their own.
 */
function roomKept(
  without: Composition,
  unforced: readonly PlacedDirective[],
  lines: readonly { readonly placed: PlacedDirective; readonly forms: readonly [RuleLine, ...RuleLine[]] }[],
  { language, size }: Rule,
): number {
  // what leaves for the facts of the project leaves its room to them
  const asked = new Set(unforced.map(({ directive }) => directive.id));
  const exact = new Map(lines.map(({ placed, forms: [line] }) => [placed.directive.id, line]));
  return without.rule.sections
    .flatMap((section) => section.lines.map((line) => ({ line, isOrdered: section.ordered })))
    .filter(({ line: { id = '' } }) => asked.has(id))
    .reduce((sum, { line, isOrdered }) => {
      const { example, ...words } = exact.get(line.id ?? '') ?? line;
      // a line that had no room for its example gets none for it here
      const again = line.example === undefined ? words : { ...words, ...(example && { example }) };
      const lengths = [line, again].map((one) => lineLength(one, isOrdered, language, size));
      return sum + Math.max(...lengths);
    }, 0);
}

function enforcedAmong(
  placed: readonly PlacedDirective[],
  profile: ProjectProfile | undefined,
): ReadonlyMap<string, EnforcingCheck> {
  if (profile === undefined) return new Map();
  return new Map(
    placed.flatMap(({ directive: { id, class: kind } }) => {
      // a line of security stays: a check that sees most of it is not worth the rest
      const found = kind === 'security' ? undefined : enforcingCheck(id, profile);
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
}

/** Returns the line in full, then in shorter forms: without its example, without the places of the project that break it. */
function formsOf(
  placed: PlacedDirective,
  language: ContentLanguage,
  stack: Stack,
  size: RuleSize,
  foreign: ReadonlySet<string>,
  trap: PlacedDirective | undefined,
): [RuleLine, ...RuleLine[]] {
  const { example, ...plain } = toLine(placed, language, stack);
  const faults = faultsOf(placed, stack, language);
  const line = faults === undefined ? plain : { ...plain, text: `${plain.text} ${faults}` };
  const isWanted = stack.target.takesExamples && (size !== 'lean' || placed === trap);
  const isForeign = example !== undefined && foreign.has(example.language);
  const short = line === plain ? [] : [plain];
  const fits = stack.project === undefined || fitsExample(placed.directive.id, stack.project.profile);
  return example === undefined || !isWanted || isForeign || !fits
    ? [line, ...short]
    : [{ ...line, example }, line, ...short];
}

/** Beside what is known of the code, a lean rule says of conduct what to do instead in one sentence. */
function inOneSentence(
  { directive: { id } }: PlacedDirective,
  forms: [RuleLine, ...RuleLine[]],
): [RuleLine, ...RuleLine[]] {
  if (!conduct.has(id)) return forms;
  const [first] = forms;
  const [instead] = first.instead?.split(/(?<=\.)\s/) ?? [];
  return [{ ...first, ...(instead === undefined ? {} : { instead }) }];
}

function faultsOf({ directive }: PlacedDirective, { project }: Stack, language: ContentLanguage): string | undefined {
  return project === undefined ? undefined : knownFaults(directive, project.profile, language);
}

/** In a shorter rule, a pair of examples would take the room of a whole technology. */
const roomForTrap = 4000;

/** Roles in the order in which a technology shows the pair of the rule. */
const roles: readonly Role[] = [
  'meta-framework',
  'app',
  'interface',
  'service',
  'database',
  'library',
  'test-runner',
  'style',
  'runtime',
  'language',
];
const showing = ({ technology }: PlacedDirective) => (technology === undefined ? -1 : roles.indexOf(technology.role));

/** Returns the line whose pair of a wrong and a right example is shown even where room is short; lean rules show traps alone. */
function worstTrap(
  kept: readonly PlacedDirective[],
  foreign: ReadonlySet<string>,
  size: RuleSize,
): PlacedDirective | undefined {
  return kept
    .filter(
      ({ technology, directive: { example, class: kind } }) =>
        technology !== undefined &&
        example !== undefined &&
        (size !== 'lean' || (kind !== 'decision' && technology.role !== 'language')) &&
        !foreign.has(example.language),
    )
    .toSorted((a, b) => showing(a) - showing(b) || lineValue(b.directive) - lineValue(a.directive))[0];
}

/** Returns the languages of code examples that belong to a technology outside this stack. */
function foreignLanguages({ names }: Stack): ReadonlySet<string> {
  return new Set(
    allTechnologies.flatMap(({ name, exampleLanguages = [] }) => (names.has(name) ? [] : exampleLanguages)),
  );
}

function toDecision({ slot, reason, kept, dropped }: SlotDecision, language: ContentLanguage): Decision {
  return { slot, reason, kept: named(kept, language), dropped: named(dropped, language) };
}

/** Names a directive in a ledger with its modality, because a bare prohibition would read as its opposite. */
function named(
  { directive: { id, modality, text } }: PlacedDirective,
  language: ContentLanguage,
): { id: string; text: string } {
  return { id, text: `${modalityLabels[modality][language]}: ${text[language]}` };
}

/** Records that the person's notes override conventions, but never security or boundaries. */
function notesDecision({ notes }: Rule, language: ContentLanguage): Decision[] {
  if (notes.length === 0) return [];
  return [
    {
      slot: 'notes',
      reason: 'notes',
      kept: { id: 'notes', text: phrases.notesLead[language] },
      dropped: { id: 'conventions', text: phrases.notesConventions[language] },
    },
  ];
}
