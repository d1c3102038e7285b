import type { Framework } from '@regelwerk/contract/choices';
import type { FormState } from '@regelwerk/contract/form-state';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { Decision, Rule, RuleLine, RuleSection } from '@regelwerk/contract/rule';
import { defaultRuleSize, type RuleSize } from '@regelwerk/contract/rule-size';
import { evidenceOf } from '../knowledge/evidence-of.ts';
import { knowledgeVersion } from '../knowledge/knowledge-version.ts';
import {
  applicationTypeHeadings,
  behaviorHeadings,
  modalityLabels,
  noCodePurpose,
  phrases,
  purposes,
} from '../knowledge/phrases.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { lineLength } from '../render/line-length.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import type { TargetKnowledge } from '../target.ts';
import { type Candidate, chooseFitting } from './choose-fitting.ts';
import { collectDirectives, type PlacedDirective } from './collect-directives.ts';
import { emphasize } from './emphasize.ts';
import { fingerprint } from './fingerprint.ts';
import { isMandatory } from './is-mandatory.ts';
import { isNewerThan } from './is-newer-than.ts';
import { probesFor } from './probes-for.ts';
import { resolveSlots, type SlotDecision } from './resolve-slots.ts';
import { resolveStack, type Stack } from './resolve-stack.ts';

/**
 * Composes the rule for a set of answers in a language. It uses no network, clock or randomness: the same answers and
 * the same knowledge version give the same rule, byte for byte.
 */
export function composeRule(form: FormState, language: ContentLanguage, size: RuleSize = defaultRuleSize): Rule {
  const stack = resolveStack(form);
  const { target } = stack;
  const { kept, decisions } = resolveSlots(collectDirectives(form, stack, size));
  const shell = composeShell(form, stack, language, size);
  const foreign = foreignLanguages(stack);
  const trap = worstTrap(kept, foreign);
  const lines = kept.map((placed) => ({ placed, forms: formsOf(placed, language, target, size, foreign, trap) }));
  const headings = arrange(
    lines.map(({ placed, forms }) => ({ placed, line: forms[0] })),
    form,
    language,
    target,
  );
  const frame = renderMarkdown({ ...shell, sections: headings.map((section) => ({ ...section, lines: [] })) }).length;
  const fitting = chooseFitting(
    lines.map(({ placed, forms }) =>
      candidateOf(placed, forms, language, size, placed === trap && shell.budget.limit >= roomForTrap),
    ),
    shell.budget.limit - frame,
  );
  const included = lines.flatMap(({ placed, forms }) => {
    const line = forms[fitting.get(placed.directive.id) ?? -1];
    return line === undefined ? [] : [{ placed, line }];
  });
  const rule = {
    ...shell,
    sections: arrange(emphasize(included), form, language, target),
    decisions: [...decisions.map((decision) => toDecision(decision, language)), ...notesDecision(shell, language)],
    omitted: kept.filter(({ directive }) => !fitting.has(directive.id)).map((placed) => named(placed, language)),
  };
  return { ...rule, budget: { ...shell.budget, used: renderMarkdown(rule).length } };
}

/** Builds the rule without its directives: title, target, stack, notes and probes. */
function composeShell(form: FormState, stack: Stack, language: ContentLanguage, size: RuleSize): Rule {
  const { name, label, budget, surfaces } = stack.target;
  const [{ place, path }] = surfaces;
  const notes = notesOf(form);
  return {
    schemaVersion: 1,
    knowledgeVersion,
    fingerprint: fingerprint({
      ...form,
      aiModel: name,
      additionalNotes: notes,
      language,
      size,
      knowledgeVersion,
    }),
    language,
    size,
    format: form.outputFormat,
    title: titleOf(label, form, stack, language),
    purpose: (stack.target.hasCode === false ? noCodePurpose : purposes[form.applicationType])[language],
    target: { key: name, name: label, place: place[language], ...(path === undefined ? {} : { path }) },
    applicationType: form.applicationType,
    behavior: form.behaviorPreference,
    stack: stack.technologies.map(({ technology, version, feasibility }) => ({
      name: technology.name,
      version,
      feasibility,
    })),
    sections: [],
    notes,
    decisions: [],
    omitted: [],
    probes: probesFor(form, stack, language),
    budget: { used: 0, limit: budget[size], unit: 'characters' },
  };
}

/** Splits the notes into lines and removes invisible characters, which only the model would read. */
function notesOf({ additionalNotes = '' }: FormState): string[] {
  const lines = additionalNotes.split(/\r?\n/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''));
  return lines.filter((line) => line.trim() !== '');
}

/** Returns the title in parts: each is an answer or a fixed phrase, so that masking treats an answer the same everywhere. */
function titleOf(label: string, form: FormState, stack: Stack, language: ContentLanguage): string[] {
  const answers = [form.applicationType, ...form.frameworks.toSorted(byStackOrder(stack))];
  const listed = answers.map((answer, index) => (index === answers.length - 1 ? answer : `${answer},`));
  return [phrases.titleLead[language], `${label}:`, ...listed];
}

function byStackOrder(stack: Stack): (a: Framework, b: Framework) => number {
  const order = stack.technologies.map(({ technology }) => technology.name);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}

/** Returns the line in full and, if it has an example, a second form without it. */
function formsOf(
  placed: PlacedDirective,
  language: ContentLanguage,
  { takesExamples }: TargetKnowledge,
  size: RuleSize,
  foreign: ReadonlySet<string>,
  trap: PlacedDirective | undefined,
): [RuleLine, ...RuleLine[]] {
  const { example, ...line } = toLine(placed, language);
  const isWanted = takesExamples && (size !== 'lean' || placed === trap);
  return example === undefined || !isWanted || foreign.has(example.language) ? [line] : [{ ...line, example }, line];
}

/** In a shorter rule, a pair of examples would take the room of a whole technology. */
const roomForTrap = 3400;

/** Returns the heaviest line of the first technology with a pair of a wrong and a right example; every size shows that pair. */
function worstTrap(kept: readonly PlacedDirective[], foreign: ReadonlySet<string>): PlacedDirective | undefined {
  const shown = kept.filter(
    ({ technology, directive: { example } }) =>
      technology !== undefined && example !== undefined && !foreign.has(example.language),
  );
  const first = shown.find(({ technology }) => technology?.role !== 'language') ?? shown[0];
  return shown
    .filter(({ technology }) => technology === first?.technology)
    .toSorted((a, b) => b.directive.weight - a.directive.weight)[0];
}

/** Returns the languages of code examples that belong to a technology outside this stack. */
function foreignLanguages({ names }: Stack): ReadonlySet<string> {
  return new Set(
    allTechnologies.flatMap(({ name, exampleLanguages = [] }) => (names.has(name) ? [] : exampleLanguages)),
  );
}

function candidateOf(
  placed: PlacedDirective,
  forms: readonly RuleLine[],
  language: ContentLanguage,
  size: RuleSize,
  isTrap: boolean,
): Candidate {
  const { directive, section } = placed;
  return {
    id: directive.id,
    section,
    weight: directive.weight,
    isMandatory: isTrap || isMandatory(section, directive),
    isOfStack: placed.technology !== undefined,
    costs: forms.map((line) => lineLength(line, section === 'commands', language, size)),
  };
}

/** Groups lines into sections in reading order: commands, stack, application, target, boundaries, behavior, closing check. */
function arrange(
  placedLines: readonly { placed: PlacedDirective; line: RuleLine }[],
  form: FormState,
  language: ContentLanguage,
  { label }: TargetKnowledge,
): RuleSection[] {
  const headings = new Map<string, string>([
    ['commands', phrases.commands[language]],
    ...placedLines.flatMap(({ placed: { section, technology } }) =>
      technology === undefined ? [] : ([[section, technology.name]] as const),
    ),
    ['together', phrases.together[language]],
    ['application', applicationTypeHeadings[form.applicationType][language]],
    ['target', `${phrases.inTarget[language]} ${label}`],
    ['external', phrases.outside[language]],
    ['boundaries', phrases.boundaries[language]],
    ['behavior', behaviorHeadings[form.behaviorPreference][language]],
    ['done', phrases.done[language]],
  ]);
  return [...headings].flatMap(([id, heading]) => {
    const lines = placedLines.filter(({ placed }) => placed.section === id).map(({ line }) => line);
    const tiers = id === 'boundaries' ? lines.toSorted(byTier) : lines;
    return lines.length === 0 ? [] : [{ id, heading, ordered: id === 'commands', lines: tiers }];
  });
}

/** Orders boundaries from the hardest to the softest: never, ask first, must, should. */
function byTier(a: RuleLine, b: RuleLine): number {
  return tiers.indexOf(a.modality) - tiers.indexOf(b.modality);
}

const tiers: readonly RuleLine['modality'][] = ['never', 'ask', 'must', 'should'];

function toLine({ directive, technology, section }: PlacedDirective, language: ContentLanguage): RuleLine {
  const { id, class: kind, modality, weight, text, instead, why, since, example, scope, evidence } = directive;
  const isNewer = since !== undefined && technology !== undefined && isNewerThan(since, technology.version);
  return {
    id,
    class: kind,
    modality,
    weight,
    text: text[language],
    ...(instead === undefined ? {} : { instead: instead[language] }),
    // one reason for all commands says nothing about any of them
    ...(section === 'commands' ? {} : { why: why[language] }),
    ...(isNewer ? { since: `${technology.name} ${since}` } : {}),
    ...(example === undefined ? {} : { example }),
    ...(scope === undefined ? {} : { scope }),
    ...(evidence === undefined ? {} : { evidence: evidenceOf(id, evidence) }),
  };
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
