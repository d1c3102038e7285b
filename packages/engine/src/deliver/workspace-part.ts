import type { Rule } from '@regelwerk/contract/rule';

const shared = new Set(['boundaries', 'behavior', 'done']);

/** What of a rule holds for every project of a workspace: limits, way of working, closing check. */
export function workspacePart(rule: Rule): Rule {
  return { ...rule, stack: [], notes: [], sections: rule.sections.filter(({ id }) => shared.has(id)) };
}
