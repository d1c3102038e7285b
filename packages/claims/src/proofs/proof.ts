import type { ProofKind } from '@regelwerk/contract/rules/project-claim';
import type { Verdict } from '../proven-claim.ts';

/** Writes the verdict of a relation that was found. */
export function proven(
  by: ProofKind,
  places: readonly string[],
  counted: { readonly holds?: number; readonly of?: number } = {},
): Verdict {
  return { is: 'proven', proof: { by, ...counted }, places: [...new Set(places)].slice(0, 3) };
}
