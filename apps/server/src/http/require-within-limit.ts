import type { ServerContext } from './bindings.ts';
import type { LimitName, UseLimit } from './rate-limits.ts';

/** Counts one use for an address; beyond the limit sets Retry-After and throws the API's own refusal. */
export async function requireWithinLimit(
  c: ServerContext,
  limits: { readonly useLimit: UseLimit; readonly addressOf: (c: ServerContext) => string },
  name: LimitName,
  refusal: () => Error,
): Promise<void> {
  const retryAfter = await limits.useLimit(name, limits.addressOf(c));
  if (retryAfter === undefined) return;
  c.header('retry-after', String(retryAfter));
  throw refusal();
}
