/** The reason why a caller could not be identified; each API answers it in its own format. */
export class IdentityError extends Error {
  readonly reason: 'missing_api_key' | 'secret_key_in_browser' | 'expired_token' | 'invalid_token';

  constructor(reason: IdentityError['reason']) {
    super(reason);
    this.name = 'IdentityError';
    this.reason = reason;
  }
}
