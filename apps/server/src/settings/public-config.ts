import type { PublicConfig } from '@regelwerk/contract/public-config';
import type { ShopCurrency } from '@regelwerk/contract/shared/shop-currency';
import { missingFacts, type Operator } from '@regelwerk/legal/operator';
import { salesSettings } from '@regelwerk/legal/sales-settings';
import type { PaymentSettings } from '../gateways/stripe/payment-settings.ts';
import type { Keys } from '../http/keys.ts';
import type { Settings } from './env.ts';

interface PublicFacts {
  readonly settings: Pick<Settings, 'sandboxAccess' | 'smtpUrl' | 'signupTokens'>;
  readonly keys: Pick<Keys, 'publishable'>;
  readonly operator: Operator;
  readonly currency: ShopCurrency;
  readonly payments: PaymentSettings['mode'] | 'sandbox' | undefined;
  readonly hasModel: boolean;
}

/** Returns the public settings for browsers; a sandbox for this machine offers nothing to others. */
export function publicConfig(facts: PublicFacts, isLocal: boolean): PublicConfig {
  const { settings, keys, operator, currency, payments: mode = 'off', hasModel } = facts;
  const isOutOfReach = mode === 'sandbox' && settings.sandboxAccess === 'machine' && !isLocal;
  return {
    publishableKey: keys.publishable,
    vatMode: operator.vatMode,
    ...salesSettings(operator),
    mails: settings.smtpUrl === undefined ? 'kept' : 'sent',
    currency,
    signupTokens: settings.signupTokens,
    hasModel,
    payments: isOutOfReach ? 'off' : mode,
    ...(missingFacts(operator).includes('email') ? {} : { supportEmail: operator.email }),
  };
}
