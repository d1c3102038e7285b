import type { ErrorCode } from '@regelwerk/contract/shared/error-code';
import type { ServerContext } from './bindings.ts';

/** The same refusals in the words of the auth API. */
const authCodes = { 400: 'validation_failed', 413: 'payload_too_large', 429: 'over_request_rate_limit' } as const;

/** A refusal before an API is chosen, in a body that the clients of every API understand. */
export function refuseRequest(
  c: ServerContext,
  status: keyof typeof authCodes,
  code: ErrorCode,
  message: string,
): Response {
  return c.json({ code, error_code: authCodes[status], message, msg: message, error: message }, status);
}
