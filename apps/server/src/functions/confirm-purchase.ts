import { requirePayments } from '../domain/kernel/payments-context.ts';
import { confirmPurchase as confirm } from '../domain/orders/confirm-purchase.ts';
import type { Handler } from './handler.ts';

/** `confirm-purchase`: fulfills the caller's order if it is paid, and returns its state. */
export const confirmPurchase: Handler<'confirm-purchase'> = ({ body, caller }, { billing }) =>
  confirm(requirePayments(billing), { userId: caller.account.id, sessionId: body.sessionId });
