import type { Language } from '@regelwerk/contract/languages';
import { modalityLabels, phrases } from '../knowledge/phrases.ts';
import type { Rule, RuleLine, RuleSection, StackEntry } from '../rule.ts';

/** The rule as a Markdown document, ready to paste. */
export function renderMarkdown(rule: Rule): string {
  const { language } = rule;
  const blocks = [
    `# ${rule.title.join(' ')}`,
    rule.purpose,
    `## ${phrases.stack[language]}`,
    rule.stack.map((entry) => stackLine(entry, language)).join('\n'),
    ...rule.sections.flatMap((section) => sectionBlocks(section, language)),
    ...notesBlocks(rule),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function stackLine({ name, version, feasibility }: StackEntry, language: Language): string {
  return `- ${name} ${version}${feasibility === 'external' ? ` (${phrases.external[language]})` : ''}`;
}

function sectionBlocks({ heading, ordered, lines }: RuleSection, language: Language): string[] {
  const list = lines.map((line, index) => ruleLine(line, ordered ? `${index + 1}.` : '-', language));
  return [`## ${heading}`, list.join('\n')];
}

function ruleLine(line: RuleLine, bullet: string, language: Language): string {
  const label = bullet === '-' ? `**${modalityLabels[line.modality][language]}:** ` : '';
  const indent = ' '.repeat(bullet.length + 1);
  const rest = [
    ...(line.instead === undefined ? [] : [`${phrases.instead[language]} ${line.instead}`]),
    ...(line.why === undefined ? [] : [`${phrases.why[language]} ${line.why}`]),
  ].map((text) => `${indent}- ${text}`);
  return [`${bullet} ${label}${line.text}`, ...rest, ...exampleLines(line, indent, language)].join('\n');
}

function exampleLines({ example }: RuleLine, indent: string, language: Language): string[] {
  if (example === undefined) return [];
  const block = (label: string, code: string) => [
    '',
    `${indent}${label}`,
    '',
    ...['```'.concat(example.language), ...code.split('\n'), '```'].map((codeLine) => `${indent}${codeLine}`),
  ];
  return [...block(phrases.avoid[language], example.bad), ...block(phrases.prefer[language], example.good)];
}

/** Notes are quoted line by line: whatever they hold stays inside the quotation. */
function notesBlocks({ notes, language }: Rule): string[] {
  if (notes.length === 0) return [];
  return [`## ${phrases.notes[language]}`, phrases.notesLead[language], notes.map((line) => `> ${line}`).join('\n')];
}
