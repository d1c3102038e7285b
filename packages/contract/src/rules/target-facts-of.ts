import { normaliseChoice } from './normalise-choice.ts';
import { targetFacts } from './registry.ts';
import type { TargetFacts } from './registry-facts.ts';

const targets = new Map<string, TargetFacts>(targetFacts.map((facts) => [facts.name, facts]));

/** Returns the facts about a target; a name that was typed counts as Custom. */
export function targetFactsOf(aiModel: string): TargetFacts | undefined {
  return targets.get(normaliseChoice.aiModel(aiModel) ?? 'Custom');
}
