import type { Framework } from '@regelwerk/contract/choices';
import type { FormState } from '@regelwerk/contract/form-state';
import type { Language } from '@regelwerk/contract/languages';
import { knowledgeVersion } from '../knowledge/knowledge-version.ts';
import { applicationTypeHeadings, behaviorHeadings, phrases, purposes } from '../knowledge/phrases.ts';
import { targets } from '../knowledge/targets.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import type { Rule, RuleLine, RuleSection } from '../rule.ts';
import { collectDirectives, type Placed } from './collect-directives.ts';
import { fingerprint } from './fingerprint.ts';
import { fitBudget } from './fit-budget.ts';
import { resolveSlots } from './resolve-slots.ts';
import { resolveStack, type Stack } from './resolve-stack.ts';

/**
 * Composes the behaviour rule for a set of answers: no network, no clock, no chance, so the same answers and the
 * same knowledge version give the same rule.
 */
export function composeRule(form: FormState, language: Language): Rule {
  const stack = resolveStack(form);
  const { kept, decisions } = resolveSlots(collectDirectives(form, stack));
  const shell = composeShell(form, stack, language);
  const frame = renderMarkdown({ ...shell, sections: headingsOnly(kept, form, language) }).length;
  const { fitting, omitted, used } = fitBudget(kept, language, shell.budget.limit - frame);
  return {
    ...shell,
    sections: arrange(fitting, form, language),
    decisions,
    omitted,
    budget: { ...shell.budget, used: frame + used },
  };
}

/** The rule without its directives: what it is called, where it goes, what it speaks of. */
function composeShell(form: FormState, stack: Stack, language: Language): Rule {
  const { label, place, path, budget } = targets[stack.target];
  const notes = (form.additionalNotes ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    schemaVersion: 1,
    knowledgeVersion,
    fingerprint: fingerprint({ ...form, aiModel: stack.target, additionalNotes: notes, language, knowledgeVersion }),
    language,
    format: form.outputFormat,
    title: titleOf(label, form, stack, language),
    purpose: purposes[form.applicationType][language],
    target: { name: label, place: place[language], ...(path === undefined ? {} : { path }) },
    applicationType: form.applicationType,
    behavior: form.behaviorPreference,
    stack: stack.technologies.map(({ technology: { name, version }, feasibility }) => ({ name, version, feasibility })),
    sections: [],
    notes,
    decisions: [],
    omitted: [],
    budget: { used: 0, limit: budget, unit: 'characters' },
  };
}

/** Each part is an answer or a fixed phrase, so that masking treats answers alike wherever they stand. */
function titleOf(label: string, form: FormState, stack: Stack, language: Language): string[] {
  const answers = [form.applicationType, ...form.frameworks.toSorted(byStackOrder(stack))];
  const listed = answers.map((answer, index) => (index === answers.length - 1 ? answer : `${answer},`));
  return [phrases.titleLead[language], `${label}:`, ...listed];
}

function byStackOrder(stack: Stack): (a: Framework, b: Framework) => number {
  const order = stack.technologies.map(({ technology }) => technology.name);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}

function headingsOnly(directives: readonly Placed[], form: FormState, language: Language): RuleSection[] {
  return arrange(directives, form, language).map((section) => ({ ...section, lines: [] }));
}

/** Sections in reading order: how to check, what not to do, what to do, how to work, when it is done. */
function arrange(directives: readonly Placed[], form: FormState, language: Language): RuleSection[] {
  const headings = new Map<string, string>([
    ['commands', phrases.commands[language]],
    ['boundaries', phrases.boundaries[language]],
    ['behavior', behaviorHeadings[form.behaviorPreference][language]],
    ['application', applicationTypeHeadings[form.applicationType][language]],
    ['together', phrases.together[language]],
    ['external', phrases.outside[language]],
    ...directives
      .filter(({ technology }) => technology !== undefined)
      .map(({ section, technology }) => [section, technology ?? ''] as const),
    ['done', phrases.done[language]],
  ]);
  return [...headings].flatMap(([id, heading]) => {
    const lines = directives.filter(({ section }) => section === id).map((placed) => toLine(placed, language));
    return lines.length === 0 ? [] : [{ id, heading, ordered: id === 'commands', lines }];
  });
}

function toLine({ directive }: Placed, language: Language): RuleLine {
  const { id, class: kind, modality, text, instead, why, example, scope } = directive;
  return {
    id,
    class: kind,
    modality,
    text: text[language],
    ...(instead === undefined ? {} : { instead: instead[language] }),
    ...(why === undefined ? {} : { why: why[language] }),
    ...(example === undefined ? {} : { example }),
    ...(scope === undefined ? {} : { scope }),
  };
}
