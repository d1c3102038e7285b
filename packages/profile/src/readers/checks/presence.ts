import type { Findings } from '../../findings.ts';

/** Returns a reader of files whose mere presence shows a check. */
export function presence(name: string): () => Findings {
  return () => ({ checks: [{ name, settings: [] }] });
}
