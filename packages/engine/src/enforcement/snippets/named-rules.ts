import type { Enforcement } from '../enforcement.ts';

/** Returns every rule that the mappings name, once and sorted. */
export function namedRules(enforcements: readonly Enforcement[]): string[] {
  return [...new Set(enforcements.flatMap(({ rules }) => rules))].sort();
}
