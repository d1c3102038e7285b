import { requirePayments } from '../domain/kernel/payments-context.ts';
import { quoteOrder as quote } from '../domain/orders/quote-order.ts';
import type { Handler } from './handler.ts';

/** `quote-order`: returns the price of an order before it is placed. */
export const quoteOrder: Handler<'quote-order'> = ({ body, caller }, { billing }) =>
  quote(requirePayments(billing), {
    ...body,
    promotionCode: body.promotionCode,
    userId: caller.account.id,
  });
