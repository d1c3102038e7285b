import type { ShopCurrency } from './shared/shop-currency.ts';
import type { PaymentMethod } from './shop/payment-methods.ts';

/** The settings that the browser loads from `/config.json` before its first API call. */
export interface PublicConfig {
  readonly publishableKey: string;
  /** Selects the wording of the price sentence. */
  readonly vatMode: 'standard' | 'small_business' | 'one_stop_shop';
  /** The operator's country: the default when buyers state where they are. */
  readonly country: string;
  /** How buyers can pay. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The countries outside which sales to consumers are limited; null if nowhere. */
  readonly limitedOutside: readonly string[] | null;
  /** Whether businesses of other member states can order. */
  readonly servesForeignBusinesses: boolean;
  /** The only currency in which the shop shows prices. */
  readonly currency: ShopCurrency;
  /** The support address; absent if the operator has not set one. */
  readonly supportEmail?: string;
  /** `kept` means that there is no mail server and mails are not delivered. */
  readonly mails: 'sent' | 'kept';
  /** The tokens that a new account starts with. */
  readonly signupTokens: number;
  /** Whether a language model writes the rules of signed-in people. */
  readonly hasModel: boolean;
  /** `sandbox` and `test` move no money; `off` disables sales. */
  readonly payments: 'sandbox' | 'test' | 'live' | 'off';
}
