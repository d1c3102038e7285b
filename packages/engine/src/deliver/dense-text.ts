import type { Modality, Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { modalityLabels, phrases } from '../knowledge/phrases.ts';
import { originOf } from '../render/origin-of.ts';

const order: readonly Modality[] = ['must', 'never', 'ask', 'should'];

/** Writes the part of a rule for a small field that applies everywhere: no headings, one label for each modality. */
export function denseText(rule: Rule): string {
  const { language, sections } = rule;
  const lines = sections.flatMap((section) => section.lines);
  const blocks = order.flatMap((modality) => {
    const own = lines.filter((line) => line.modality === modality);
    if (own.length === 0) return [];
    return [`${modalityLabels[modality][language]}:`, ...own.map((line) => `- ${textOf(line, rule)}`)];
  });
  const origin = originOf(rule) ?? [];
  return `${[...blocks, origin].flat().join('\n')}\n`;
}

function textOf({ text, instead }: RuleLine, { language }: Rule): string {
  return instead === undefined ? text : `${text} ${phrases.instead[language]} ${instead}`;
}
