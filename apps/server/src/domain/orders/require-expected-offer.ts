import type { Quote } from '@regelwerk/contract/shop/checkout';
import { AppError } from '../kernel/app-error.ts';

/** Refuses an order if the offer differs from the one that the buyer saw. */
export function requireExpectedOffer(offer: Quote, expected: Readonly<Record<string, unknown>> | undefined): void {
  const offered: Readonly<Record<string, unknown>> = { ...offer };
  for (const [field, value] of Object.entries(expected ?? {}))
    if (value !== undefined && offered[field] !== value)
      throw new AppError('offer_changed', 'This offer has changed. Please look at it again.', {
        field: 'expected',
        offer,
      });
}
