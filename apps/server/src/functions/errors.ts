import type { ErrorCode, FunctionErrorBody } from '@regelwerk/contract/shop/error-code';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { AccountError, type AccountErrorCode } from '../domain/kernel/account-error.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { refusalOfFailure } from '../domain/orders/refusal-of-failure.ts';
import type { ServerContext } from '../http/bindings.ts';
import { IdentityError } from '../http/identity-error.ts';

const statuses: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  invalid_input: 400,
  framework_required: 400,
  consent_required: 400,
  consent_outdated: 409,
  price_unavailable: 400,
  discount_unusable: 400,
  amount_too_small: 400,
  country_not_served: 409,
  address_required: 400,
  vat_id_invalid: 400,
  currency_mismatch: 409,
  already_subscribed: 409,
  no_subscription: 409,
  plan_ending: 409,
  plan_overdue: 409,
  change_pending: 409,
  billing_not_ended: 503,
  offer_changed: 409,
  payments_off: 503,
  payment_failed: 502,
  portal_unavailable: 502,
  no_customer: 409,
  export_running: 409,
  too_many_exports: 503,
  provider_refused: 502,
  order_unpaid: 409,
  refund_incomplete: 502,
  stale_edit: 409,
  code_taken: 409,
  unknown_text: 404,
  placeholder_missing: 400,
  request_reused: 409,
  no_api_key: 401,
  bad_jwt: 401,
  not_signed_in: 401,
  session_ended: 401,
  no_tokens: 402,
  still_running: 409,
  rule_exists: 409,
  rule_expired: 410,
  cancelled: 409,
  model_key: 502,
  model_failed: 502,
  not_admin: 403,
  second_factor_needed: 403,
  second_factor_missing: 403,
  last_admin: 409,
  wrong_password: 403,
  not_found: 404,
  user_not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  too_many_payment_pages: 429,
  unexpected_failure: 500,
  unavailable: 503,
};

/** Function codes for refusals that the auth API distinguishes more finely. */
const codes: Readonly<Record<AccountErrorCode, ErrorCode>> = {
  bad_code_verifier: 'invalid_input',
  email_exists: 'invalid_input',
  email_not_confirmed: 'invalid_input',
  flow_state_expired: 'invalid_input',
  flow_state_not_found: 'invalid_input',
  insufficient_aal: 'second_factor_needed',
  invalid_credentials: 'wrong_password',
  last_admin: 'last_admin',
  mfa_challenge_expired: 'invalid_input',
  mfa_factor_not_found: 'invalid_input',
  mfa_recovery_codes_sole_factor: 'invalid_input',
  mfa_totp_enroll_not_enabled: 'invalid_input',
  mfa_verification_failed: 'invalid_input',
  mfa_verified_factor_exists: 'invalid_input',
  not_admin: 'not_admin',
  otp_expired: 'invalid_input',
  reauthentication_needed: 'second_factor_needed',
  refresh_token_already_used: 'invalid_input',
  refresh_token_not_found: 'invalid_input',
  same_password: 'invalid_input',
  second_factor_too_new: 'invalid_input',
  session_not_found: 'invalid_input',
  user_already_exists: 'invalid_input',
  user_banned: 'invalid_input',
  user_not_found: 'user_not_found',
  validation_failed: 'invalid_input',
  weak_password: 'invalid_input',
};

/** Writes every error of a function as `{error, code, field?}`; details of unexpected errors go only to the log. */
export function writeFunctionError(log: Logger) {
  return (error: Error, c: ServerContext): Response => {
    const refusal = refuse(log, error, c);
    const { code, message, field, offer, existing, providerSays } = refusal;
    const body: FunctionErrorBody = {
      error: message,
      code,
      ...(field === undefined ? {} : { field }),
      ...(offer === undefined ? {} : { offer }),
      ...(existing === undefined ? {} : { existing }),
      ...(providerSays === undefined ? {} : { providerSays }),
      ...(isUnexpected(code) ? { requestId: c.get('requestId') } : {}),
    };
    if (code === 'unavailable') c.header('retry-after', '1');
    return c.json(body, statuses[code]);
  };
}

/** Whether the operator has to look into the log; the person can name the request then. */
export const isUnexpected = (code: ErrorCode) => code === 'unexpected_failure' || code === 'unavailable';

/** Returns the refusal for an error; logs faults that no caller can correct. */
export function refuse(log: Logger, error: Error, c: ServerContext): AppError {
  const refusal = refusalOf(error);
  const requestId = c.get('requestId');
  c.set('refusal', { code: refusal.code });
  if (isUnexpected(refusal.code)) log.error({ err: error, requestId }, 'function failed');
  if (refusal.cause !== undefined) log.warn({ code: refusal.code, cause: refusal.cause, requestId }, 'refused');
  return refusal;
}

function refusalOf(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof AccountError) return new AppError(codes[error.code], error.message);
  if (error instanceof IdentityError) {
    if (error.reason === 'missing_api_key') return new AppError('no_api_key', 'No API key found in request');
    if (error.reason === 'secret_key_in_browser')
      return new AppError('no_api_key', 'The secret key must not be used in a browser');
    return new AppError('bad_jwt', 'Invalid JWT');
  }
  if (error instanceof HTTPException && error.status === 504)
    return new AppError('unavailable', 'The request took too long');
  const failed = refusalOfFailure(error);
  if (failed !== undefined) return failed;
  if (isUnavailable(error))
    return new AppError('unavailable', 'The service is not available at the moment. Please try again.');
  return new AppError('unexpected_failure', 'An unexpected error occurred. Please try again.');
}
