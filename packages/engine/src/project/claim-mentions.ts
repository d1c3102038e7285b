import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';

/** Returns whether a line that was written about the project names a path, a command or a symbol, as code or as its evidence. */
export function claimMentions({ text, evidence }: ProjectClaim, name: string): boolean {
  const spans = text.split('`').filter((_, index) => index % 2 === 1);
  const words = [...spans, ...evidence].flatMap((span) => [span, ...span.split(/[#:\s]|\(\)/)]);
  return words.some((word) => word === name || (word.includes('.') && name.endsWith(`/${word}`)));
}
