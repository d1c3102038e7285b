import type { AccountErrorCode } from '@regelwerk/contract/account/account-error-code';
import type { ErrorCode } from '@regelwerk/contract/shared/error-code';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface FunctionRefusal {
  /** The status of the functions API. */
  readonly functions: ContentfulStatusCode;
  /** The status of the auth API, for codes that it knows too. */
  readonly auth?: ContentfulStatusCode;
}

interface AccountRefusal {
  readonly auth: ContentfulStatusCode;
  /** The code that the functions API answers instead; absent means `invalid_input`. */
  readonly as?: ErrorCode;
}

type Refusals = Readonly<Record<ErrorCode, FunctionRefusal>> &
  Readonly<Record<Exclude<AccountErrorCode, ErrorCode>, AccountRefusal>>;

/** Every expected refusal: its status on each API, and its code there where the two differ. */
export const refusals: Refusals = {
  invalid_input: { functions: 400 },
  framework_required: { functions: 400 },
  consent_required: { functions: 400 },
  consent_outdated: { functions: 409 },
  price_unavailable: { functions: 400 },
  discount_unusable: { functions: 400 },
  amount_too_small: { functions: 400 },
  country_not_served: { functions: 409 },
  address_required: { functions: 400 },
  vat_id_invalid: { functions: 400 },
  currency_mismatch: { functions: 409 },
  already_subscribed: { functions: 409 },
  no_subscription: { functions: 409 },
  plan_ending: { functions: 409 },
  plan_overdue: { functions: 409 },
  change_pending: { functions: 409 },
  billing_not_ended: { functions: 503, auth: 503 },
  offer_changed: { functions: 409 },
  payments_off: { functions: 503 },
  payment_failed: { functions: 502 },
  portal_unavailable: { functions: 502 },
  no_customer: { functions: 409 },
  export_running: { functions: 409 },
  too_many_exports: { functions: 503 },
  provider_refused: { functions: 502 },
  order_unpaid: { functions: 409 },
  refund_incomplete: { functions: 502 },
  stale_edit: { functions: 409 },
  code_taken: { functions: 409 },
  unknown_text: { functions: 404 },
  placeholder_missing: { functions: 400 },
  request_reused: { functions: 409 },
  no_api_key: { functions: 401 },
  forbidden_origin: { functions: 403 },
  token_invalid: { functions: 401 },
  token_expired: { functions: 401 },
  token_not_accepted: { functions: 403 },
  scope_missing: { functions: 403 },
  token_limit_reached: { functions: 429 },
  free_refreshes_used: { functions: 429 },
  too_many_access_tokens: { functions: 409 },
  authorization_pending: { functions: 400 },
  slow_down: { functions: 400 },
  expired_token: { functions: 400 },
  access_denied: { functions: 400 },
  bad_jwt: { functions: 401 },
  not_signed_in: { functions: 401 },
  session_ended: { functions: 401 },
  no_tokens: { functions: 402 },
  still_running: { functions: 409 },
  rule_exists: { functions: 409 },
  rule_expired: { functions: 410 },
  text_only: { functions: 409 },
  up_to_date: { functions: 409 },
  account_full: { functions: 413 },
  cancelled: { functions: 409 },
  model_key: { functions: 502 },
  model_failed: { functions: 502 },
  not_admin: { functions: 403, auth: 403 },
  second_factor_needed: { functions: 403 },
  second_factor_missing: { functions: 403 },
  last_admin: { functions: 409, auth: 422 },
  wrong_password: { functions: 403 },
  not_found: { functions: 404 },
  user_not_found: { functions: 404, auth: 404 },
  method_not_allowed: { functions: 405 },
  payload_too_large: { functions: 413 },
  unsupported_media_type: { functions: 415 },
  rate_limited: { functions: 429 },
  too_many_payment_pages: { functions: 429 },
  unexpected_failure: { functions: 500 },
  unavailable: { functions: 503 },

  bad_code_verifier: { auth: 400 },
  email_exists: { auth: 422 },
  email_not_confirmed: { auth: 400 },
  flow_state_expired: { auth: 422 },
  flow_state_not_found: { auth: 404 },
  insufficient_aal: { auth: 403, as: 'second_factor_needed' },
  invalid_credentials: { auth: 400, as: 'wrong_password' },
  mfa_challenge_expired: { auth: 422 },
  mfa_factor_not_found: { auth: 404 },
  mfa_recovery_codes_sole_factor: { auth: 422 },
  mfa_totp_enroll_not_enabled: { auth: 422 },
  mfa_verification_failed: { auth: 422 },
  mfa_verified_factor_exists: { auth: 422 },
  otp_expired: { auth: 403 },
  reauthentication_needed: { auth: 400, as: 'second_factor_needed' },
  refresh_token_already_used: { auth: 400 },
  refresh_token_not_found: { auth: 400 },
  same_password: { auth: 422 },
  second_factor_too_new: { auth: 422 },
  session_not_found: { auth: 403 },
  user_already_exists: { auth: 422 },
  user_banned: { auth: 403 },
  validation_failed: { auth: 400 },
  weak_password: { auth: 422 },
};
