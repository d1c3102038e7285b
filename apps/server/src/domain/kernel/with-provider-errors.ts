import { isProviderError } from '../../gateways/stripe/is-provider-error.ts';
import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from './app-error.ts';
import { requestReused } from './request-reused.ts';

/**
 * Calls the provider for an admin. Passes its refusals on in its own words, because admins run the account they are
 * about. Throws `request_reused` for an idempotency key that it has seen with other data.
 */
export async function withProviderErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const failure = providerFailure(error);
    if (failure === undefined) throw error;
    if (failure === 'refused' && isProviderError(error) && error.type === 'StripeIdempotencyError')
      throw requestReused();
    if (failure !== 'refused')
      throw new AppError('provider_refused', 'The payment provider could not be reached. Please try again.');
    const providerSays = isProviderError(error) ? error.message : '';
    throw new AppError('provider_refused', `The payment provider refused this. ${providerSays}`.trim(), {
      providerSays,
    });
  }
}
