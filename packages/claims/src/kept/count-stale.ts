import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import type { StalePart } from './stale-parts.ts';

/** Counts what is stale, by kind. */
export function countStale(stale: readonly StalePart[]): StaleCounts {
  const count = (kind: StalePart['of']) => stale.filter((part) => part.of === kind).length;
  return {
    version: count('version'),
    command: count('command'),
    generated: count('generated'),
    convention: count('convention'),
    claim: count('claim'),
  };
}
