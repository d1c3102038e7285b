/** Why a caller could not be identified; each surface answers it in its own shape. */
export class IdentityError extends Error {
  readonly reason: 'missing_api_key' | 'secret_key_in_browser' | 'expired_token' | 'invalid_token';

  constructor(reason: IdentityError['reason']) {
    super(reason);
    this.name = 'IdentityError';
    this.reason = reason;
  }
}
