import type { ShopCurrency } from './admin-stripe.ts';

/** What the browser learns from `/config.json` before it talks to the data surface. */
export interface PublicConfig {
  readonly publishableKey: string;
  /** How the price sentence is worded. */
  readonly vatMode: 'standard' | 'small_business' | 'one_stop_shop';
  /** The operator's country: buyers are asked where they are, and this is the first answer. */
  readonly country: string;
  /** The one currency that the shop shows its prices in. */
  readonly currency: ShopCurrency;
  /** Where people write for help; absent while the operator has not said. */
  readonly supportEmail?: string;
  /** `kept`: there is no mail server, and nobody gets a mail. */
  readonly mails: 'sent' | 'kept';
  /** Whether a language model words the rules of signed-in people. */
  readonly hasModel: boolean;
  /** `sandbox` and `test` move no money; `off` sells nothing. */
  readonly payments: 'sandbox' | 'test' | 'live' | 'off';
}
