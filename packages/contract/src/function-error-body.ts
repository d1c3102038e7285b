import type { ExistingRule } from './rules/existing-rule.ts';
import type { ErrorCode } from './shared/error-code.ts';
import type { Quote } from './shop/checkout.ts';

/** The body of every refused function call. */
export interface FunctionErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  /** The path of the invalid field in the request body. */
  readonly field?: string;
  /** With `offer_changed`: the current offer. */
  readonly offer?: Quote;
  /** With `provider_refused`: the reason of the payment provider, in its own words; absent if it could not be reached. */
  readonly providerSays?: string;
  /** With `rule_exists`: the run that made the same rule. */
  readonly existing?: ExistingRule;
  /** With `unexpected_failure` and `unavailable`: the id of the request in the log of the operator. */
  readonly requestId?: string;
}
