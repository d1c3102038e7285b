import type { Rule } from '@regelwerk/contract/rules/rule';
import { renderMarkdown } from '../render/render-markdown.ts';

/** Writes an Ollama Modelfile with the rule as its system message. Three quotes in the text would end it early. */
export function modelFile(rule: Rule): string {
  return `FROM llama3.3\nPARAMETER temperature 0.3\nSYSTEM """\n${renderMarkdown(rule).replaceAll('"""', "'''")}"""\n`;
}
