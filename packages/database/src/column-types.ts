/** A way in which an account was proved; `timestamp` in seconds. */
export interface AuthenticationMethod {
  readonly method: 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/recovery_code';
  readonly timestamp: number;
}

/** The purpose of a mailed link. */
export type LinkPurpose = 'recovery' | 'signup' | 'email_change' | 'undo_address';
