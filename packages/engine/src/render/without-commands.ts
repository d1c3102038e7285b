import type { Rule, RuleLine } from '@regelwerk/contract/rules/rule';
import { checkedByHand } from '../knowledge/base.ts';
import { withoutLines } from './without-lines.ts';

/** Returns the rule for a place where the model runs nothing: it names no command and no failed check, and the closing check is the person's. */
export function withoutCommands(rule: Rule): Rule {
  const { id, class: kind, text, why } = checkedByHand;
  const words = { id, class: kind, text: text[rule.language], why: why[rule.language] };
  const byHand = (line: RuleLine) => (line.id === 'done.commands' ? { ...line, ...words } : line);
  const sections = rule.sections.map((section) => ({ ...section, lines: section.lines.map(byHand) }));
  return withoutLines({ ...rule, sections }, (line) => line.class === 'command' || line.id === 'done.failure');
}
