import { createHmac } from 'node:crypto';
import { isUnavailable } from '@regelwerk/database/is-unavailable';
import type { Database } from '@regelwerk/database/open-database';
import { createSandbox, type Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import { apiVersion, openStripe } from '../gateways/stripe/open-stripe.ts';
import type { Keys } from '../http/keys.ts';
import { sandboxStore } from './sandbox-store.ts';

/** What the sandbox takes from the process that it is part of. */
interface SandboxHome {
  readonly database: Database;
  readonly keys: Pick<Keys, 'seal'>;
  readonly siteUrl: string;
  readonly log: Logger;
}

/** The payment sandbox, and the access of this process to it. */
interface OpenSandbox {
  readonly sandbox: Sandbox;
  readonly payments: { readonly stripe: Stripe; readonly mode: 'sandbox'; readonly webhookSecrets: readonly string[] };
}

/**
 * Opens the payment sandbox of this process. The provider's SDK calls it without a network; its webhooks arrive at the
 * public route, like real ones. All processes of a database share its keys and its objects.
 */
export function openSandbox({ database, keys, siteUrl, log }: SandboxHome): OpenSandbox {
  const derive = (purpose: string) => createHmac('sha256', keys.seal.newest).update(purpose).digest('hex');
  const secretKey = `sk_test_${derive('payment sandbox key')}`;
  const webhookSecret = `whsec_${derive('payment sandbox webhook')}`;
  const sandbox = createSandbox({
    store: sandboxStore(database),
    secretKey,
    siteUrl,
    apiVersion,
    onFault: (error) => log.error({ err: error }, 'the payment sandbox failed'),
    isPassing: isUnavailable,
    webhook: { secret: webhookSecret },
  });
  const stripe = openStripe({ secretKey, fetch: (input, init) => sandbox.fetch(new Request(input, init)) });
  return { sandbox, payments: { stripe, mode: 'sandbox', webhookSecrets: [webhookSecret] } };
}
