import { isUnavailable } from '@regelwerk/database/is-unavailable';
import type { Database } from '@regelwerk/database/open-database';
import { createSandbox, type Sandbox } from '@regelwerk/payment-sandbox/create-sandbox';
import type { Logger } from 'pino';
import { apiVersion } from '../gateways/stripe/open-stripe.ts';
import type { Keys } from '../http/keys.ts';
import type { Settings } from '../settings/env.ts';
import { sandboxSettings } from '../settings/payment-keys.ts';
import { sandboxStore } from './sandbox-store.ts';

/** The database, keys and settings of the process that serves the sandbox. */
interface SandboxHome {
  readonly database: Database;
  readonly keys: Pick<Keys, 'seal'>;
  readonly settings: Pick<Settings, 'port' | 'siteUrl'>;
  readonly log: Logger;
}

/** Opens the payment sandbox of this server; its webhooks arrive at the public route, like real ones. */
export function openSandbox({ database, keys, settings, log }: SandboxHome): Sandbox {
  const { secretKey, webhookSecrets, apiBase } = sandboxSettings(keys.seal.newest, settings.port);
  return createSandbox({
    store: sandboxStore(database),
    secretKey,
    siteUrl: settings.siteUrl,
    apiVersion,
    onFault: (error) => log.error({ err: error }, 'the payment sandbox failed'),
    isPassing: isUnavailable,
    webhook: { url: `${apiBase}/webhooks/stripe`, secret: webhookSecrets[0] ?? '' },
  });
}
