import type { Evidence } from '@regelwerk/contract/rules/rule';
import type { Source } from './evidence.ts';
import { proven } from './proven.ts';

/** Adds the status to a source: confirmed where a proof of the directive has passed in the lab, else reported. */
export function evidenceOf(id: string, source: Source): Evidence {
  const proof = proven[id];
  if (proof === undefined) return { ...source, status: 'reported' };
  return { ...source, read: proof.ran, checkedOn: proof.on, status: 'confirmed' };
}
