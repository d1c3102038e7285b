import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';

/** Returns the rule without some of its lines, and without the sections that they leave empty. */
export function withoutLines(rule: Rule, isLeftOut: (line: RuleLine) => boolean): Rule {
  const sections = rule.sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !isLeftOut(line)) }))
    .filter(({ lines }) => lines.length > 0);
  return { ...rule, sections };
}
