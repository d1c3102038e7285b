import { claimOf } from './reading/claim-of.ts';
import type { WrittenClaim } from './written-claim.ts';

/**
 * Returns a line in other words, however many sentences they are; it keeps its kind and, where the new words name none, its
 * evidence. Undefined where the words say nothing.
 */
export function reworded(
  { kind, evidence, file, part, context, line }: WrittenClaim,
  words: string,
): WrittenClaim | undefined {
  const { line: _, ...read } = claimOf({ text: words, part, context, line: line ?? 1 }, file, undefined);
  if (read.text === '') return undefined;
  return {
    ...read,
    ...(line !== undefined && { line }),
    kind,
    evidence: read.evidence.length === 0 ? evidence : read.evidence,
  };
}
