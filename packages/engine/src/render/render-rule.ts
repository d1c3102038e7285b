import type { Rule } from '@regelwerk/contract/rules/rule';
import { targetNamed } from '../knowledge/targets/target-named.ts';
import { renderJson } from './render-json.ts';
import { renderMarkdown } from './render-markdown.ts';
import { withoutCommands } from './without-commands.ts';

/**
 * Renders the rule in its own output format, for the place that its target reads first: a chat gets no commands. Markdown and
 * JSON contain the same directives.
 */
export function renderRule(rule: Rule): string {
  const [{ isChat }] = targetNamed(rule.target.key).surfaces;
  const shown = isChat ? withoutCommands(rule) : rule;
  if (shown.format === 'Markdown') return renderMarkdown(shown);
  if (shown.format === 'JSON') return renderJson(shown);
  return `${renderMarkdown(shown)}\n## JSON\n\n\`\`\`json\n${renderJson(shown)}\n\`\`\`\n`;
}
