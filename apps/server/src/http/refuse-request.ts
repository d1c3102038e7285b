import type { ErrorCode } from '@regelwerk/contract/error-code';
import type { ServerContext } from './bindings.ts';

/** A refusal before an API is chosen, in a body that the clients of every API understand. */
export function refuseRequest(c: ServerContext, status: 400 | 413, code: ErrorCode, message: string): Response {
  return c.json(
    { code, error_code: status === 400 ? 'validation_failed' : code, message, msg: message, error: message },
    status,
  );
}
