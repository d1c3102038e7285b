import { prove } from '../prove.ts';
import type { ProvenClaim } from '../proven-claim.ts';
import { readClaims } from '../read-claims.ts';
import { groundOf } from './ground-of.ts';

/** Proves an answer against a small project, path to text. */
export async function proveIn(
  files: Readonly<Record<string, string>>,
  answer: string,
  { history = [], file }: { readonly history?: readonly (readonly string[])[]; readonly file?: string } = {},
): Promise<ProvenClaim[]> {
  return await prove(readClaims(answer, file), await groundOf(files, history));
}
