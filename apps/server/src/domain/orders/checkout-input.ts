import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import type { ExpectedOffer } from '@regelwerk/contract/shop/checkout';
import type { OrderKind } from '../catalog/read-offer.ts';

/** An order as its buyer placed it. */
export interface CheckoutInput {
  readonly kind: OrderKind;
  readonly priceId: string;
  readonly promotionCode: string | undefined;
  /** Whether it puts another plan in the place of the running one. */
  readonly changesPlan: boolean;
  readonly expected?: ExpectedOffer;
  /** The page to return to, as the caller names it: it says how many tokens were shown. */
  readonly successUrl?: string | undefined;
  readonly consent:
    | { readonly termsVersion: string; readonly withdrawalVersion: string; readonly locale: InterfaceLanguage }
    | undefined;
  readonly buyer: { readonly userId: string; readonly email: string; readonly name: string };
  readonly address: string;
  /** Counts a payment page that is about to be opened; throws for one too many. */
  readonly usePage: () => Promise<void>;
  /** The addressee of the invoice, if the order names one. */
  readonly billing: BillingDetails | undefined;
}
