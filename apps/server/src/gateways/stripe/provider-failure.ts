import { isProviderError } from './is-provider-error.ts';

/**
 * The meaning of a provider error: `missing` is an unknown object, `refused` a request that it will never accept,
 * `broken` a definite failure on its side, `unreachable` a call with an unknown outcome.
 */
export type ProviderFailure = 'missing' | 'refused' | 'broken' | 'unreachable';

/** Undefined for errors that are not the provider's. */
export function providerFailure(error: unknown): ProviderFailure | undefined {
  if (!isProviderError(error)) return undefined;
  if (error.code === 'resource_missing') return 'missing';
  if (error.type === 'StripeConnectionError') return 'unreachable';
  if (error.statusCode !== undefined && error.statusCode >= 500) return 'broken';
  // too many requests, or the same request in progress: try again
  if (error.statusCode === 429 || error.statusCode === 409) return 'unreachable';
  return 'refused';
}
