import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

/**
 * Returns the mutants in an order that depends only on the seed and the mutants, so that a sample can be drawn again.
 */
export function rankMutants<Drawn extends Omit<Mutant, 'id'>>(mutants: readonly Drawn[], seed: string): Drawn[] {
  const keyOf = ({ fileName, location, mutatorName, replacement }: Drawn) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName, location.start, location.end, mutatorName, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, key: keyOf(mutant) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutant }) => mutant);
}
