import { Stripe } from 'stripe';
import type { PaymentSettings } from './payment-settings.ts';

/** The provider's API version for which this code was written; used for every call and the webhook endpoint. */
export const apiVersion = '2026-10-28.endive';

/** Opens the provider's SDK; the real provider and the sandbox differ only in key and address. */
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
