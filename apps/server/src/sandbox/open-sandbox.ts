import type { Database } from '@regelwerk/database/open-database';
import { createSandbox, type Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import { apiVersion } from '../gateways/stripe/open-stripe.ts';
import type { Keys } from '../http/keys.ts';
import type { Settings } from '../settings/env.ts';
import { sandboxSettings } from '../settings/payment-keys.ts';
import { sandboxStore } from './sandbox-store.ts';

/** Where this process keeps and serves the sandbox. */
interface SandboxHome {
  readonly database: Database;
  readonly keys: Pick<Keys, 'sealKey'>;
  readonly settings: Pick<Settings, 'port' | 'siteUrl'>;
}

/** The payment sandbox of this server: its webhooks come in at the front door, like anybody's. */
export function openSandbox({ database, keys, settings }: SandboxHome): Sandbox {
  const { secretKey, webhookSecrets, apiBase } = sandboxSettings(keys.sealKey, settings.port);
  return createSandbox({
    store: sandboxStore(database),
    secretKey,
    siteUrl: settings.siteUrl,
    apiVersion,
    webhook: { url: `${apiBase}/webhooks/stripe`, secret: webhookSecrets[0] ?? '' },
  });
}
