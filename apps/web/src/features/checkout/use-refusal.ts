import { useText } from '../../i18n/use-text.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { copy } from './copy.ts';
import type { OrderKind } from './mutations.ts';

const told = [
  'price_unavailable',
  'discount_unusable',
  'amount_too_small',
  'country_not_served',
  'address_required',
  'vat_id_invalid',
  'currency_mismatch',
  'already_subscribed',
  'offer_changed',
  'consent_outdated',
  'payments_off',
  'rate_limited',
] as const;

/**
 * Returns the reason why an order is refused, in the reader's language; the general sentence if there is no specific
 * one.
 */
export function useRefusal(kind: OrderKind): (error: FunctionError) => string {
  const t = useText(copy);
  return ({ code }) => {
    const known = told.find((one) => one === code);
    return t(known === undefined ? `checkout.failure.${kind}` : `checkout.${known}`);
  };
}
