import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { originOf } from '../render/origin-of.ts';
import { renderLine } from '../render/render-line.ts';
import { stackText } from '../render/stack-text.ts';

const labels = {
  persona: { en: 'Persona', de: 'Persona' },
  personaText: {
    en: 'You are an experienced developer of this stack who works by the rules below.',
    de: 'Du bist in diesem Stack erfahren und arbeitest nach den Regeln unten.',
  },
  task: { en: 'Task', de: 'Aufgabe' },
  context: { en: 'Context', de: 'Kontext' },
  format: { en: 'Format', de: 'Format' },
  formatText: {
    en: 'Code first, complete and with its path; then what you did not check, one line each.',
    de: 'Zuerst der Code, vollständig und mit Pfad; dann je eine Zeile zu dem, was du nicht geprüft hast.',
  },
} as const satisfies Record<string, Localized>;

/** Writes the rule under the four labels of a Gem: persona, task, context and format. */
export function labelledText(rule: Rule): string {
  const { language, size } = rule;
  const stack = stackText(rule.stack, language);
  const context = rule.sections.map(({ heading, lines }) =>
    [`${heading}:`, ...lines.map((line) => renderLine(line, '-', language, size))].join('\n'),
  );
  const origin = originOf(rule);
  const notes = rule.notes.map((line) => `> ${line}`).join('\n');
  return `${[
    `${labels.persona[language]}: ${labels.personaText[language]}`,
    `${labels.task[language]}: ${rule.purpose}`,
    `${labels.context[language]}: ${stack}`,
    ...context,
    ...(origin === undefined ? [] : [origin]),
    ...(notes === '' ? [] : [notes]),
    `${labels.format[language]}: ${labels.formatText[language]}`,
  ].join('\n\n')}\n`;
}
