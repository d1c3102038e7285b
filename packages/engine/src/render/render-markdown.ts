import type { Rule, RuleSection } from '@regelwerk/contract/rules/rule';
import { phrases } from '../knowledge/phrases.ts';
import { originOf } from './origin-of.ts';
import { renderLine } from './render-line.ts';
import { stackText } from './stack-text.ts';

/** Renders the rule as a Markdown document that ends with a line break. */
export function renderMarkdown(rule: Rule): string {
  const blocks = [
    `# ${rule.title.join(' ')}`,
    rule.purpose,
    ...stackBlocks(rule),
    ...rule.sections.flatMap((section) => sectionBlocks(section, rule)),
    ...originBlocks(rule),
    ...notesBlocks(rule),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function stackBlocks({ stack, language }: Rule): string[] {
  if (stack.length === 0) return [];
  return [`## ${phrases.stack[language]}`, stackText(stack, language)];
}

function sectionBlocks({ heading, ordered, lines }: RuleSection, { language, size }: Rule): string[] {
  const list = lines.map((line, index) => renderLine(line, ordered ? `${index + 1}.` : '-', language, size));
  return [`## ${heading}`, list.join('\n')];
}

function originBlocks(rule: Rule): string[] {
  const origin = originOf(rule);
  return origin === undefined ? [] : [origin];
}

/** Quotes the notes line by line, so that nothing in them can end the quotation. */
function notesBlocks({ notes, language }: Rule): string[] {
  if (notes.length === 0) return [];
  return [`## ${phrases.notes[language]}`, phrases.notesLead[language], notes.map((line) => `> ${line}`).join('\n')];
}
