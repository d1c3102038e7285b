import type { Stripe } from 'stripe';

/**
 * True for an error of the provider; its `type` says which. Told by what the SDK writes on every error instead of by the
 * class, so that a server without payments does not load the SDK.
 */
export function isProviderError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}
