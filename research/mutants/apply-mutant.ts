import type { Mutant } from './mutant.ts';
import { offsetOf } from './offset-of.ts';

/** Returns the source with one change. */
export function applyMutant(
  source: string,
  { location, replacement }: Pick<Mutant, 'location' | 'replacement'>,
): string {
  return source.slice(0, offsetOf(source, location.start)) + replacement + source.slice(offsetOf(source, location.end));
}
