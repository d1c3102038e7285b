import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import { codeSpans } from './code-spans.ts';

/** Returns whether a line that was written about the project names a path, a command or a symbol, as code or as its evidence. */
export function claimMentions({ text, evidence }: ProjectClaim, name: string): boolean {
  const spans = codeSpans(text);
  const words = [...spans, ...evidence].flatMap((span) => [span, ...span.split(/[#:\s]|\(\)/)]);
  return words.some((word) => word === name || (word.includes('.') && name.endsWith(`/${word}`)));
}
