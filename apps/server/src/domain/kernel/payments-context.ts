import type { ShopCurrency } from '@regelwerk/contract/shared/shop-currency';
import type { Database } from '@regelwerk/database/open-database';
import type { Operator } from '@regelwerk/legal/operator';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { VatAnswer } from '../../gateways/vies/ask-vies.ts';
import { AppError } from './app-error.ts';
import type { Seal } from './seal.ts';

/** The provider's client, and the secret and mode that its webhooks must match. */
export interface Payments {
  readonly stripe: Stripe;
  readonly mode: 'sandbox' | 'test' | 'live';
  readonly webhookSecrets: readonly string[];
}

/** The context that billing operations share. */
export interface BillingContext {
  readonly database: Database;
  readonly clock: () => Date;
  /** The time at the payment provider: ours, except in the sandbox, where months can be made to pass. */
  readonly providerClock: () => Date;
  readonly siteUrl: string;
  readonly operator: Operator;
  readonly seal: Seal;
  readonly log: Logger;
  /** The one currency that the shop shows and sells in. */
  readonly currency: ShopCurrency;
  /** Asks the register of VAT ids; undefined where none is asked. */
  readonly askVatRegister: ((vatId: string) => Promise<VatAnswer | undefined>) | undefined;
  /** Undefined while payments are off. */
  readonly payments: Payments | undefined;
}

/** A context with payments switched on. */
export type OpenBilling = BillingContext & { readonly payments: Payments };

export function requirePayments(context: BillingContext): OpenBilling {
  if (context.payments === undefined) throw new AppError('payments_off', 'Purchases are switched off at the moment.');
  return { ...context, payments: context.payments };
}
