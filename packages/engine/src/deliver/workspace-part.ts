import type { Rule } from '@regelwerk/contract/rule';
import { phrases } from '../knowledge/phrases.ts';

const shared = new Set(['boundaries', 'behavior', 'done']);

/** Returns the part of a rule that applies to every project of a workspace, under a title that names no stack. */
export function workspacePart(rule: Rule): Rule {
  return {
    ...rule,
    title: [phrases.titleLead[rule.language], `${rule.target.name}:`, phrases.allProjects[rule.language]],
    stack: [],
    notes: [],
    sections: rule.sections.filter(({ id }) => shared.has(id)),
  };
}
