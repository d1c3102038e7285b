import type { Rule } from '@regelwerk/contract/rules/rule';
import { renderJson } from './render-json.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Renders the rule in its own output format. Markdown and JSON contain the same directives. */
export function renderRule(rule: Rule): string {
  if (rule.format === 'Markdown') return renderMarkdown(rule);
  if (rule.format === 'JSON') return renderJson(rule);
  return `${renderMarkdown(rule)}\n## JSON\n\n\`\`\`json\n${renderJson(rule)}\n\`\`\`\n`;
}
