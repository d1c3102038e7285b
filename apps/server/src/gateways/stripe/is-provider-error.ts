import type { Stripe } from 'stripe';

/**
 * True for an error of the provider, or of its one `type`. Told by what the SDK writes on every error instead of by the
 * class, so that a server without payments does not load the SDK.
 */
export function isProviderError(error: unknown, type?: ErrorType): error is Stripe.errors.StripeError {
  if (!(error instanceof Error && 'rawType' in error && 'requestId' in error && 'type' in error)) return false;
  return type === undefined || error.type === type;
}

type ErrorType = 'StripeConnectionError' | 'StripeIdempotencyError' | 'StripeInvalidRequestError';
