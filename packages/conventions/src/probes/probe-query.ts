import type { GrammarName } from '../grammar-name.ts';
import { allProbes } from './all-probes.ts';

/** The captures of the probes, as `readSource` finds them: the verdict and the probe. */
export const probeCapture = /^(follows|breaks|neither)\.(.+)$/;

/** Returns what all probes ask of a grammar. */
export function probeQuery(grammar: GrammarName): string {
  return allProbes
    .map(({ id, queries }) => (queries[grammar] ?? '').replace(/@(follows|breaks|neither)\b/g, `@$1.${id}`))
    .join('\n');
}
