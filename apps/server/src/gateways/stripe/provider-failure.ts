import { Stripe } from 'stripe';

/**
 * What an error of the provider means to us: `missing` is an object it does not know, `refused` a request it will never
 * take, `broken` a definite failure on its side, `unreachable` a call of which nobody knows what came.
 */
export type ProviderFailure = 'missing' | 'refused' | 'broken' | 'unreachable';

/** Undefined for errors that are not the provider's. */
export function providerFailure(error: unknown): ProviderFailure | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  if (error.code === 'resource_missing') return 'missing';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  if (error.statusCode !== undefined && error.statusCode >= 500) return 'broken';
  // too many requests, or the same request still under way: ask again
  if (error.statusCode === 429 || error.statusCode === 409) return 'unreachable';
  return 'refused';
}
