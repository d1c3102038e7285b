import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { renderMarkdown } from '../render/render-markdown.ts';
import { hideText, maskText } from './mask-text.ts';

/**
 * Returns the rule as a visitor may see it: the same structure with every second word of every text replaced, always the
 * same words, so that no number of responses reveals one. Reasons, ids, scopes, decisions and omissions are left out.
 */
export function maskRule(rule: Rule): Rule {
  const { project: _project, ...shown } = rule;
  const { path: _path, ...target } = rule.target;
  const masked: Rule = {
    ...shown,
    title: rule.title.map(maskText),
    purpose: maskText(rule.purpose),
    target: { ...target, place: maskText(target.place) },
    stack: rule.stack.map(({ name, version, feasibility, folder }) => ({
      name: maskText(name),
      version: hideText(version),
      feasibility,
      ...(folder === undefined ? {} : { folder: maskText(folder) }),
    })),
    sections: rule.sections.map(({ heading, ordered, lines }, index) => ({
      id: String(index + 1),
      heading: maskText(heading),
      ordered,
      lines: lines.map(maskLine),
    })),
    notes: rule.notes.map(maskText),
    decisions: [],
    omitted: [],
    probes: [],
  };
  // the length of the whole document would tell how long the hidden words are
  return { ...masked, budget: { ...rule.budget, used: renderMarkdown(masked).length } };
}

function maskLine({ class: kind, modality, text, instead, example }: RuleLine): RuleLine {
  return {
    class: kind,
    modality,
    text: maskText(text),
    ...(instead === undefined ? {} : { instead: maskText(instead) }),
    ...(example === undefined
      ? {}
      : { example: { language: example.language, bad: maskText(example.bad), good: maskText(example.good) } }),
  };
}
