import type { Rule } from '@regelwerk/contract/rules/rule';
import { phrases } from '../knowledge/phrases.ts';
import { titleLead } from '../knowledge/title-lead.ts';

const shared = new Set(['boundaries', 'behavior', 'done']);

/** Returns the part of a rule that applies to every project of a workspace, under a title that names no stack. */
export function workspacePart(rule: Rule): Rule {
  return {
    ...rule,
    title: [...titleLead(rule.target.name, rule.language), phrases.allProjects[rule.language]],
    stack: [],
    notes: [],
    sections: rule.sections.filter(({ id }) => shared.has(id)),
  };
}
