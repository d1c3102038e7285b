import type { Rule } from '@regelwerk/contract/rule';
import { renderMarkdown } from '../render/render-markdown.ts';

/** The rule as the system message of a local model; three quotes inside would end it early. */
export function modelFile(rule: Rule): string {
  return `FROM llama3.3\nPARAMETER temperature 0.3\nSYSTEM """\n${renderMarkdown(rule).replaceAll('"""', "'''")}"""\n`;
}
