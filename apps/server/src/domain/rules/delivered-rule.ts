import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';

/** A rule for its owner; `isRepeat` where the store answered a request that had been paid before. */
export interface DeliveredRule {
  readonly response: GenerateRulesResponse;
  readonly isRepeat: boolean;
}
