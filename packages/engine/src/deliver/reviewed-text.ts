import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { renderMarkdown } from '../render/render-markdown.ts';

// the heading is the name by which a reviewer finds the section, in every language
const heading = '## Code Review Rules';

const task: Localized = {
  en: 'Report each change that breaks a line above, security and data first. Leave format and style to the checks.',
  de: 'Melde jede Änderung, die gegen eine Zeile oben verstößt, Sicherheit und Daten zuerst. Format und Stil überlass den Prüfungen.',
};

/** Writes the document with the section that a code review of the same tool looks for. */
export function reviewedText(rule: Rule): string {
  return `${renderMarkdown(rule)}\n${heading}\n\n- ${task[rule.language]}\n`;
}
