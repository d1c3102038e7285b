import type { Rule } from '@regelwerk/contract/rules/rule';
import { chooseFitting } from '../compose/choose-fitting.ts';
import { isMandatory } from '../compose/is-mandatory.ts';
import { lineValue } from '../compose/line-value.ts';
import { base } from '../knowledge/base.ts';
import { originLength } from '../render/origin-of.ts';

/** The boundaries that every rule needs, or what replaced them. */
const needed = new Set(base.filter((one) => isMandatory('boundaries', one)).map(({ id }) => id));

/**
 * Shortens the rule until the text that `write` makes of it has at most `room` characters. Examples go first, then lines
 * by the same priorities as in composing.
 */
export function shortenRule(rule: Rule, write: (rule: Rule) => string, room: number): Rule {
  if (write(rule).length <= room) return rule;
  const plain = { ...rule, sections: rule.sections.map(withoutExamples) };
  if (write(plain).length <= room) return plain;
  const empty = { ...plain, sections: plain.sections.map((section) => ({ ...section, lines: [] })) };
  const frame = write(empty).length + originLength(plain);
  const replacing = new Set(rule.decisions.filter(({ dropped }) => needed.has(dropped.id)).map(({ kept }) => kept.id));
  const candidates = plain.sections.flatMap((section) =>
    section.lines.map((line) => ({
      id: line.id ?? line.text,
      value: lineValue(line),
      isMandatory: replacing.has(line.id ?? '') || isMandatory(section.id, { weight: line.weight ?? 0 }),
      costs: [
        write({ ...empty, sections: [{ ...section, lines: [line] }] }).length -
          write({ ...empty, sections: [{ ...section, lines: [] }] }).length +
          2,
      ],
    })),
  );
  const fitting = chooseFitting(candidates, room - frame);
  const sections = plain.sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => fitting.has(line.id ?? line.text)) }))
    .filter(({ lines }) => lines.length > 0);
  return { ...plain, sections };
}

function withoutExamples(section: Rule['sections'][number]): Rule['sections'][number] {
  return { ...section, lines: section.lines.map(({ example: _example, ...line }) => line) };
}
