import type { FunctionErrorBody } from '@regelwerk/contract/function-error-body';
import type { ErrorCode } from '@regelwerk/contract/shared/error-code';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { AppError, type RefusalCode } from '../domain/kernel/app-error.ts';
import { providerRefusal } from '../domain/orders/provider-refusal.ts';
import type { ServerContext } from '../http/bindings.ts';
import { IdentityError } from '../http/identity-error.ts';
import { refusals } from '../http/refusals.ts';

type Refusal = Pick<AppError, 'message' | 'field' | 'offer' | 'existing' | 'providerSays'> & {
  readonly code: ErrorCode;
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
    return c.json(body, refusals[code].functions);
  };
}

/** Whether the operator has to look into the log; the person can name the request then. */
export const isUnexpected = (code: ErrorCode) => code === 'unexpected_failure' || code === 'unavailable';

/** Returns the refusal for an error; logs faults that no caller can correct. */
export function refuse(log: Logger, error: Error, c: ServerContext): Refusal {
  const refusal = refusalOf(error);
  const code = functionCode(refusal.code);
  const requestId = c.get('requestId');
  c.set('refusal', { code });
  if (isUnexpected(code)) log.error({ err: error, requestId }, 'function failed');
  if (refusal.cause !== undefined) log.warn({ code, cause: refusal.cause, requestId }, 'refused');
  const { message, field, offer, existing, providerSays } = refusal;
  return { code, message, field, offer, existing, providerSays };
}

/** The auth API distinguishes some refusals more finely. */
function functionCode(code: RefusalCode): ErrorCode {
  const row = refusals[code];
  return 'functions' in row ? (code as ErrorCode) : (row.as ?? 'invalid_input');
}

function refusalOf(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof IdentityError) {
    if (error.reason === 'missing_api_key') return new AppError('no_api_key', 'No API key found in request');
    if (error.reason === 'secret_key_in_browser')
      return new AppError('no_api_key', 'The secret key must not be used in a browser');
    return new AppError('bad_jwt', 'Invalid JWT');
  }
  if (error instanceof HTTPException && error.status === 504)
    return new AppError('unavailable', 'The request took too long');
  const failed = providerRefusal(error);
  if (failed !== undefined) return failed;
  if (isUnavailable(error))
    return new AppError('unavailable', 'The service is not available at the moment. Please try again.');
  return new AppError('unexpected_failure', 'An unexpected error occurred. Please try again.');
}
