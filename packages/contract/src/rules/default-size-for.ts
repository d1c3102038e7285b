import { defaultRuleSize, type RuleSize } from './rule-size.ts';
import { targetFactsOf } from './target-facts-of.ts';

/**
 * Returns the size that the wizard offers first: `lean` for an agent that reads files of the project, because it sends
 * them with every request.
 */
export function defaultSizeFor(aiModel: string): RuleSize {
  return targetFactsOf(aiModel)?.readsFiles === true ? 'lean' : defaultRuleSize;
}
