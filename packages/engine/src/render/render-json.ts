import type { Rule } from '@regelwerk/contract/rule';

/** The rule as JSON with two spaces; absent fields are left out. */
export function renderJson({ format: _format, title, notes, ...rule }: Rule): string {
  const { key: _key, ...target } = rule.target;
  return JSON.stringify({ title: title.join(' '), ...rule, target, ...(notes.length === 0 ? {} : { notes }) }, null, 2);
}
