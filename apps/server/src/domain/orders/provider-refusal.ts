import { providerFailure } from '../../gateways/stripe/provider-failure.ts';
import { AppError } from '../kernel/app-error.ts';

/** Returns the refusal for a failure of the payment provider that no operation has put in its own words. */
export function providerRefusal(error: unknown): AppError | undefined {
  const failure = providerFailure(error);
  if (failure === undefined) return undefined;
  // messages of the provider are not logged: they may quote what a person typed
  return new AppError('payment_failed', 'The payment provider cannot be asked at the moment. Please try again.', {
    cause: { failure },
  });
}
