import { createHash } from 'node:crypto';
import type { ServerContext } from '../http/bindings.ts';
import type { LimitName } from '../http/rate-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';

/** Counts a use of a limit; past it the call is refused and told when to come back. Keys are kept as hashes only. */
export async function requireLimit(c: ServerContext, deps: AuthDeps, name: LimitName, key: string): Promise<void> {
  const retryAfter = await deps.useLimit(name, createHash('sha256').update(key).digest('base64url'));
  if (retryAfter === undefined) return;
  c.header('retry-after', String(retryAfter));
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
}
