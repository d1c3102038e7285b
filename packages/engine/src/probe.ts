import type { Localized } from './directive.ts';

/** A prompt that shows whether a rule works, and what its answer must show. */
export interface ProbeKnowledge {
  readonly prompt: Localized;
  readonly sign: Localized;
}

/** Builds a probe from a pair of prompt and sign in each language. */
export function probe(en: readonly [string, string], de: readonly [string, string]): ProbeKnowledge {
  return { prompt: { en: en[0], de: de[0] }, sign: { en: en[1], de: de[1] } };
}
