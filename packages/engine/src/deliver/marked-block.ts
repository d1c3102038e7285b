import type { Rule } from '@regelwerk/contract/rules/rule';
import type { Localized } from '../directive.ts';
import { renderMarkdown } from '../render/render-markdown.ts';

const keep: Localized = {
  en: 'Leave this block unchanged when you update this file.',
  de: 'Lass diesen Block unverändert, wenn du diese Datei aktualisierst.',
};

/** Writes the rule between markers, for a file that its tool rewrites. */
export function markedBlock(rule: Rule): string {
  const name = `rules ${rule.fingerprint}`;
  return `<!-- begin ${name} -->\n<!-- ${keep[rule.language]} -->\n\n${renderMarkdown(rule)}\n<!-- end ${name} -->\n`;
}
