import type { Quote } from './checkout.ts';

/** Every expected refusal as a stable code; the client picks the sentence for it. */
export const errorCodes = [
  'invalid_input',
  'framework_required',
  'consent_required',
  'no_tokens',
  'still_running',
  'rule_exists',
  'rule_expired',
  'cancelled',
  'model_key',
  'model_failed',
  'not_signed_in',
  'session_ended',
  'not_admin',
  'second_factor_needed',
  'second_factor_missing',
  'last_admin',
  'wrong_password',
  'user_not_found',
  'consent_outdated',
  'price_unavailable',
  'discount_unusable',
  'amount_too_small',
  'country_not_served',
  'address_required',
  'vat_id_invalid',
  'currency_mismatch',
  'already_subscribed',
  'no_subscription',
  'plan_ending',
  'plan_overdue',
  'change_pending',
  'billing_not_ended',
  'offer_changed',
  'payments_off',
  'payment_failed',
  'portal_unavailable',
  'no_customer',
  'export_running',
  'too_many_exports',
  'provider_refused',
  'order_unpaid',
  'refund_incomplete',
  'stale_edit',
  'code_taken',
  'unknown_text',
  'placeholder_missing',
  'request_reused',
  'rate_limited',
  'too_many_payment_pages',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'no_api_key',
  'bad_jwt',
  'unavailable',
  'unexpected_failure',
] as const;
/** One of `errorCodes`. */
export type ErrorCode = (typeof errorCodes)[number];

/** A rule that a person has from the same answers: the id of its request, and when it was made (ISO 8601). */
export interface ExistingRule {
  readonly requestId: string;
  readonly createdAt: string;
}

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
