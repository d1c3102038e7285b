/** Refusals that concern accounts, by the codes that the auth client knows. */
export type AccountErrorCode =
  | 'bad_code_verifier'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'invalid_credentials'
  | 'last_admin'
  | 'not_admin'
  | 'otp_expired'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'same_password'
  | 'session_not_found'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password';

/** An expected refusal; a weak password comes with the reasons. */
export class AccountError extends Error {
  readonly code: AccountErrorCode;
  readonly reasons: readonly string[] | undefined;

  constructor(code: AccountErrorCode, message: string, reasons?: readonly string[]) {
    super(message);
    this.name = 'AccountError';
    this.code = code;
    this.reasons = reasons;
  }
}
