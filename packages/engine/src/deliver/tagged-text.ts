import type { Rule } from '@regelwerk/contract/rules/rule';
import { phrases } from '../knowledge/phrases.ts';
import { originOf } from '../render/origin-of.ts';
import { renderLine } from '../render/render-line.ts';
import { stackText } from '../render/stack-text.ts';

/** Writes the rule with each section between tags, for instructions that are read as one prompt. */
export function taggedText(rule: Rule): string {
  const { language, size } = rule;
  const stack = stackText(rule.stack, language);
  const sections = rule.sections.map(({ heading, ordered, lines }) =>
    tag(
      'rules',
      lines.map((line, index) => renderLine(line, ordered ? `${index + 1}.` : '-', language, size)).join('\n'),
      heading,
    ),
  );
  const origin = originOf(rule);
  const notes =
    rule.notes.length === 0
      ? []
      : [
          tag(
            'notes',
            [phrases.notesLead[language], ...rule.notes.map((line) => `> ${line.replaceAll('<', '‹')}`)].join('\n'),
          ),
        ];
  return `${[rule.purpose, ...(stack === '' ? [] : [tag('stack', stack)]), ...sections, ...(origin === undefined ? [] : [origin]), ...notes].join('\n\n')}\n`;
}

function tag(name: string, content: string, topic?: string): string {
  return `<${name}${topic === undefined ? '' : ` topic="${topic}"`}>\n${content}\n</${name}>`;
}
