/** Refusals that concern accounts, by the codes that the auth client knows. */
export type AccountErrorCode =
  | 'bad_code_verifier'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'last_admin'
  | 'mfa_challenge_expired'
  | 'mfa_factor_not_found'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'not_admin'
  | 'otp_expired'
  | 'reauthentication_needed'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'same_password'
  | 'second_factor_too_new'
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
