import type { ServerContext } from './bindings.ts';
import type { LimitName, UseLimit } from './rate-limits.ts';

/** Counts one use of a limit by `key`, an address or an account; beyond it sets Retry-After and throws the API's own refusal. */
export async function requireWithinLimit(
  c: ServerContext,
  { useLimit }: { readonly useLimit: UseLimit },
  { limit, key }: { readonly limit: LimitName; readonly key: string },
  refusal: () => Error,
): Promise<void> {
  const retryAfter = await useLimit(limit, key);
  if (retryAfter === undefined) return;
  c.header('retry-after', String(retryAfter));
  throw refusal();
}
