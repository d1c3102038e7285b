import type { AccountErrorCode } from '@regelwerk/contract/account/account-error-code';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError, type RefusalCode } from '../domain/kernel/app-error.ts';
import type { ServerContext } from '../http/bindings.ts';
import { IdentityError } from '../http/identity-error.ts';
import { refusals } from '../http/refusals.ts';

type WireCode =
  | RefusalCode
  | 'anonymous_provider_disabled'
  | 'bad_json'
  | 'no_authorization'
  | 'over_request_rate_limit';

/** A refusal of the auth API with its HTTP status. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: WireCode;
  readonly reasons: readonly string[] | undefined;

  constructor(status: ContentfulStatusCode, code: WireCode, message: string, reasons?: readonly string[]) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/**
 * For calls with a status of their own: signing in and refreshing always answer 400, and a missing account or session
 * of the caller 403.
 */
export function withStatus(status: ContentfulStatusCode, codes: readonly AccountErrorCode[]) {
  return (error: unknown): never => {
    if (error instanceof AppError && codes.some((code) => code === error.code))
      throw new AuthError(status, error.code, error.message, error.reasons);
    throw error;
  };
}

/** Raised by `private.keep_an_admin`. */
const lastAdminState = 'RW001';
const apiVersion = '2024-01-01';

/** Writes a refusal so that clients of both API versions find its code. A server fault reveals no details. */
export function writeAuthError(log: Logger) {
  return (error: Error, c: ServerContext): Response => {
    const { status, code, message, reasons } = refusalOf(error);
    c.set('refusal', { code });
    if (status >= 500) log.error({ err: error, requestId: c.get('requestId') }, 'auth call failed');
    const weak = reasons === undefined ? {} : { weak_password: { message, reasons } };
    c.header('x-sb-error-code', code);
    if (status === 503) c.header('retry-after', '1');
    const isCurrent = (c.req.header('x-supabase-api-version') ?? '') >= apiVersion;
    if (!isCurrent) return c.json({ code: status, error_code: code, msg: message, ...weak }, status);
    c.header('x-supabase-api-version', apiVersion);
    return c.json({ code, error_code: code, message, msg: message, ...weak }, status);
  };
}

function refusalOf(error: Error): AuthError {
  if (error instanceof AuthError) return error;
  const status = error instanceof AppError ? refusals[error.code].auth : undefined;
  if (error instanceof AppError && status !== undefined)
    return new AuthError(status, error.code, error.message, error.reasons);
  if (error instanceof IdentityError) return identityRefusal(error);
  if (error instanceof pg.DatabaseError && error.code === lastAdminState)
    return new AuthError(422, 'last_admin', 'The last admin cannot be removed or banned.');
  // a temporary fault must never look like a refusal: the client would sign the person out
  const isPassing = error instanceof HTTPException || isUnavailable(error) || error instanceof pg.DatabaseError;
  return new AuthError(isPassing ? 503 : 500, 'unexpected_failure', 'Unexpected failure, please try again');
}

function identityRefusal({ reason }: IdentityError): AuthError {
  if (reason === 'missing_api_key') return new AuthError(401, 'no_api_key', 'No API key found in request');
  if (reason === 'secret_key_in_browser')
    return new AuthError(401, 'no_api_key', 'The secret key must not be used in a browser');
  return new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, or token is expired');
}
