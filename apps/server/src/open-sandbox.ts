import { createSandbox, type Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Deps } from './deps.ts';
import { apiVersion } from './gateways/stripe/open-stripe.ts';
import { sandboxSettings } from './payment-keys.ts';
import { sandboxStore } from './sandbox-store.ts';

/** The payment sandbox of this server: its webhooks come in at the front door, like anybody's. */
export function openSandbox({ database, keys, settings }: Pick<Deps, 'database' | 'keys' | 'settings'>): Sandbox {
  const { secretKey, webhookSecrets, apiBase } = sandboxSettings(keys.sealKey, settings.port);
  return createSandbox({
    store: sandboxStore(database),
    secretKey,
    siteUrl: settings.siteUrl,
    apiVersion,
    webhook: { url: `${apiBase}/webhooks/stripe`, secret: webhookSecrets[0] ?? '' },
  });
}
