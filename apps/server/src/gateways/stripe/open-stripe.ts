import { Stripe } from 'stripe';
import type { PaymentSettings } from './payment-settings.ts';

/** The provider's API version for which this code was written; used for every call and the webhook endpoint. */
export const apiVersion = '2026-10-28.endive';

interface Access extends Pick<PaymentSettings, 'secretKey'>, Partial<Pick<PaymentSettings, 'apiBase'>> {
  /** Answers the calls in place of the network. */
  readonly fetch?: typeof fetch;
}

/** Opens the provider's SDK. */
export function openStripe({ secretKey, apiBase, fetch }: Access): Stripe {
  const address = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(fetch === undefined ? {} : { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(address === undefined
      ? {}
      : {
          host: address.hostname,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
          ...(address.port === '' ? {} : { port: address.port }),
        }),
  });
}
