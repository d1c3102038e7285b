import type { Framework } from '@regelwerk/contract/choices';
import type { FormState } from '@regelwerk/contract/form-state';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { Decision, Rule, RuleLine, RuleSection } from '@regelwerk/contract/rule';
import { defaultRuleSize, type RuleSize } from '@regelwerk/contract/rule-size';
import { knowledgeVersion } from '../knowledge/knowledge-version.ts';
import { applicationTypeHeadings, behaviorHeadings, modalityLabels, phrases, purposes } from '../knowledge/phrases.ts';
import { allTechnologies } from '../knowledge/technologies/all-technologies.ts';
import { lineLength } from '../render/line-length.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import type { TargetKnowledge } from '../target.ts';
import { type Candidate, chooseFitting } from './choose-fitting.ts';
import { collectDirectives, type Placed } from './collect-directives.ts';
import { fingerprint } from './fingerprint.ts';
import { isAbove } from './is-above.ts';
import { isMandatory } from './is-mandatory.ts';
import { probesFor } from './probes-for.ts';
import { resolveSlots, type SlotDecision } from './resolve-slots.ts';
import { resolveStack, type Stack } from './resolve-stack.ts';

/**
 * Composes the behaviour rule for a set of answers: no network, no clock, no chance, so the same answers and the
 * same knowledge version give the same rule.
 */
export function composeRule(form: FormState, language: ContentLanguage, size: RuleSize = defaultRuleSize): Rule {
  const stack = resolveStack(form);
  const { target } = stack;
  const { kept, decisions } = resolveSlots(collectDirectives(form, stack, size));
  const shell = composeShell(form, stack, language, size);
  const foreign = foreignLanguages(stack);
  const lines = kept.map((placed) => ({ placed, forms: formsOf(placed, language, target, size, foreign) }));
  const headings = arrange(
    lines.map(({ placed, forms }) => ({ placed, line: forms[0] })),
    form,
    language,
    target,
  );
  const frame = renderMarkdown({ ...shell, sections: headings.map((section) => ({ ...section, lines: [] })) }).length;
  const fitting = chooseFitting(
    lines.map(({ placed, forms }) => candidateOf(placed, forms, language, size)),
    shell.budget.limit - frame,
  );
  const said = lines.flatMap(({ placed, forms }) => {
    const line = forms[fitting.get(placed.directive.id) ?? -1];
    return line === undefined ? [] : [{ placed, line }];
  });
  const rule = {
    ...shell,
    sections: arrange(said, form, language, target),
    decisions: [...decisions.map((decision) => toDecision(decision, language)), ...notesDecision(shell, language)],
    omitted: kept.filter(({ directive }) => !fitting.has(directive.id)).map((placed) => named(placed, language)),
  };
  return { ...rule, budget: { ...shell.budget, used: renderMarkdown(rule).length } };
}

/** The rule without its directives: what it is called, where it goes, what it speaks of. */
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
    purpose: purposes[form.applicationType][language],
    target: { key: name, name: label, place: place[language], ...(path === undefined ? {} : { path }) },
    applicationType: form.applicationType,
    behavior: form.behaviorPreference,
    stack: stack.technologies.map(({ technology, feasibility }) => ({
      name: technology.name,
      version: technology.version,
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

/** The notes line by line, without what a person cannot see: it would speak to the model alone. */
function notesOf({ additionalNotes = '' }: FormState): string[] {
  const lines = additionalNotes.split(/\r?\n/).map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''));
  return lines.filter((line) => line.trim() !== '');
}

/** Each part is an answer or a fixed phrase, so that masking treats answers alike wherever they stand. */
function titleOf(label: string, form: FormState, stack: Stack, language: ContentLanguage): string[] {
  const answers = [form.applicationType, ...form.frameworks.toSorted(byStackOrder(stack))];
  const listed = answers.map((answer, index) => (index === answers.length - 1 ? answer : `${answer},`));
  return [phrases.titleLead[language], `${label}:`, ...listed];
}

function byStackOrder(stack: Stack): (a: Framework, b: Framework) => number {
  const order = stack.technologies.map(({ technology }) => technology.name);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}

/** The line in full and, where it has an example, without it. */
function formsOf(
  placed: Placed,
  language: ContentLanguage,
  { takesExamples }: TargetKnowledge,
  size: RuleSize,
  foreign: ReadonlySet<string>,
): [RuleLine, ...RuleLine[]] {
  const { example, ...line } = toLine(placed, language);
  return example === undefined || !takesExamples || size === 'lean' || foreign.has(example.language)
    ? [line]
    : [{ ...line, example }, line];
}

/** Languages of code examples that belong to a technology outside this stack. */
function foreignLanguages({ names }: Stack): ReadonlySet<string> {
  return new Set(
    allTechnologies.flatMap(({ name, exampleLanguages = [] }) => (names.has(name) ? [] : exampleLanguages)),
  );
}

function candidateOf(placed: Placed, forms: readonly RuleLine[], language: ContentLanguage, size: RuleSize): Candidate {
  const { directive, section } = placed;
  return {
    id: directive.id,
    section,
    weight: directive.weight,
    isMandatory: isMandatory(section, directive),
    isChosen: placed.technology !== undefined,
    costs: forms.map((line) => lineLength(line, section === 'commands', language, size)),
  };
}

/** Sections in reading order: how to check, what not to do, what to do, how to work, when it is done. */
function arrange(
  said: readonly { placed: Placed; line: RuleLine }[],
  form: FormState,
  language: ContentLanguage,
  { label }: TargetKnowledge,
): RuleSection[] {
  const headings = new Map<string, string>([
    ['commands', phrases.commands[language]],
    ['boundaries', phrases.boundaries[language]],
    ['behavior', behaviorHeadings[form.behaviorPreference][language]],
    ['target', `${phrases.inTarget[language]} ${label}`],
    ['application', applicationTypeHeadings[form.applicationType][language]],
    ['together', phrases.together[language]],
    ['external', phrases.outside[language]],
    ...said.flatMap(({ placed: { section, technology } }) =>
      technology === undefined ? [] : ([[section, technology.name]] as const),
    ),
    ['done', phrases.done[language]],
  ]);
  return [...headings].flatMap(([id, heading]) => {
    const lines = said.filter(({ placed }) => placed.section === id).map(({ line }) => line);
    const tiers = id === 'boundaries' ? lines.toSorted(byTier) : lines;
    return lines.length === 0 ? [] : [{ id, heading, ordered: id === 'commands', lines: tiers }];
  });
}

/** Limits read from the hardest: what never happens, what is asked first, what always happens. */
function byTier(a: RuleLine, b: RuleLine): number {
  return tiers.indexOf(a.modality) - tiers.indexOf(b.modality);
}

const tiers: readonly RuleLine['modality'][] = ['never', 'ask', 'must', 'should'];

function toLine({ directive, technology }: Placed, language: ContentLanguage): RuleLine {
  const { id, class: kind, modality, weight, text, instead, why, since, example, scope, evidence } = directive;
  const isNewer = since !== undefined && technology !== undefined && isAbove(since, technology.version);
  return {
    id,
    class: kind,
    modality,
    weight,
    text: text[language],
    ...(instead === undefined ? {} : { instead: instead[language] }),
    why: why[language],
    ...(isNewer ? { since } : {}),
    ...(example === undefined ? {} : { example }),
    ...(scope === undefined ? {} : { scope }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

function toDecision({ slot, reason, kept, dropped }: SlotDecision, language: ContentLanguage): Decision {
  return { slot, reason, kept: named(kept, language), dropped: named(dropped, language) };
}

/** A directive as a ledger names it: a bare prohibition would read as its opposite. */
function named({ directive: { id, modality, text } }: Placed, language: ContentLanguage): { id: string; text: string } {
  return { id, text: `${modalityLabels[modality][language]}: ${text[language]}` };
}

/** The person's notes win over conventions and never over security and boundaries; the ledger says so. */
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
