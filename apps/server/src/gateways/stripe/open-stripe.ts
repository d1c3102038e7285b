import { Stripe } from 'stripe';
import type { PaymentSettings } from './payment-settings.ts';

/** The version of the provider's API that this code was written against: on every call and on the webhook endpoint. */
export const apiVersion = '2026-10-28.endive';

/** The provider's SDK, for the real provider and the sandbox alike: only the key and the address differ. */
export function openStripe({ secretKey, apiBase }: PaymentSettings): Stripe {
  const address = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(address === undefined
      ? {}
      : {
          host: address.hostname,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
          ...(address.port === '' ? {} : { port: address.port }),
        }),
  });
}
