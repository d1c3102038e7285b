import type { PublicConfig } from '@regelwerk/contract/public-config';
import { missingFacts } from '@regelwerk/legal/operator';
import type { Deps } from './deps.ts';

/** What the browser learns about this server; a sandbox for this machine alone sells nothing to other machines. */
export function publicConfig({ settings, keys, legal, billing, model }: Deps, isLocal: boolean): PublicConfig {
  const { operator } = legal;
  const mode = billing.payments?.mode ?? 'off';
  const isOutOfReach = mode === 'sandbox' && settings.sandboxAccess === 'machine' && !isLocal;
  return {
    publishableKey: keys.publishable,
    vatMode: operator.vatMode,
    country: operator.countryCode,
    mails: settings.smtpUrl === undefined ? 'kept' : 'sent',
    currency: billing.currency,
    hasModel: model !== undefined,
    payments: isOutOfReach ? 'off' : mode,
    ...(missingFacts(operator).includes('email') ? {} : { supportEmail: operator.email }),
  };
}
