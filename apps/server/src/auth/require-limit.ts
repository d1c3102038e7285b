import { hash } from 'node:crypto';
import type { ServerContext } from '../http/bindings.ts';
import type { LimitName } from '../http/rate-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError } from './errors.ts';

/**
 * Counts a use of a limit by a key that is stored only as a hash; returns the seconds to wait if the limit is used
 * up.
 */
export function useHiddenLimit(
  { useLimit }: Pick<AuthDeps, 'useLimit'>,
  name: LimitName,
  key: string,
): Promise<number | undefined> {
  return useLimit(name, hash('sha256', key, 'base64url'));
}

/** Counts a use of a limit; beyond it, refuses the call with the time to wait. */
export async function requireLimit(c: ServerContext, deps: AuthDeps, name: LimitName, key: string): Promise<void> {
  const retryAfter = await useHiddenLimit(deps, name, key);
  if (retryAfter === undefined) return;
  c.header('retry-after', String(retryAfter));
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
}
