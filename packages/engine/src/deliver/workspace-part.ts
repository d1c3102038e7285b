import type { Rule } from '@regelwerk/contract/rule';

const shared = new Set(['boundaries', 'behavior', 'done']);

/** Returns the part of a rule that applies to every project of a workspace: boundaries, behavior, closing check. */
export function workspacePart(rule: Rule): Rule {
  return { ...rule, stack: [], notes: [], sections: rule.sections.filter(({ id }) => shared.has(id)) };
}
