import type { Quote } from '@regelwerk/contract/checkout';
import { AppError } from '../app-error.ts';

/** The refusal of an order that expects another offer than there is now; it carries the one there is. */
export class OfferChanged extends AppError {
  readonly offer: Quote;

  constructor(offer: Quote) {
    super('offer_changed', 'This offer has changed. Please look at it again.', 'expected');
    this.name = 'OfferChanged';
    this.offer = offer;
  }
}
