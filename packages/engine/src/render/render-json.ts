import type { Rule } from '@regelwerk/contract/rules/rule';

/** Renders the rule as JSON in the shape of `ruleDocumentSchema`, indented by two spaces, without absent fields and without what the project changed. */
export function renderJson({ format: _format, title, notes, project: _project, ...rule }: Rule): string {
  const { key: _key, ...target } = rule.target;
  return JSON.stringify({ title: title.join(' '), ...rule, target, ...(notes.length === 0 ? {} : { notes }) }, null, 2);
}
