import { endPlan } from '../domain/administration/end-plan.ts';
import { listOrders } from '../domain/administration/list-orders.ts';
import { previewGoodwill } from '../domain/administration/preview-goodwill.ts';
import { readOrder } from '../domain/administration/read-order.ts';
import { refundGoodwill } from '../domain/administration/refund-goodwill.ts';
import { resendMail } from '../domain/administration/resend-mail.ts';
import { retryDecision } from '../domain/administration/retry-decision.ts';
import { requirePayments } from '../domain/billing/billing-context.ts';
import type { Handler } from './handler.ts';

/** `admin-orders`: all orders, and what admins do with one: refund it, end its plan, send its mails again. */
export const adminOrders: Handler<'admin-orders'> = async ({ body: input, caller }, { billing }) => {
  const { database } = billing;
  const actor = caller.account.id;
  switch (input.action) {
    case 'list':
      return listOrders(database, input);
    case 'read':
      return readOrder(billing, input.id);
    case 'previewRefund':
      return previewGoodwill(database, input);
    case 'refund':
      requirePayments(billing);
      await refundGoodwill(database, { ...input, actor });
      return { success: true };
    case 'endPlan':
      requirePayments(billing);
      await endPlan(database, { ...input, actor });
      return { success: true };
    case 'retry':
      await retryDecision(database, { ...input, actor });
      return { success: true };
    case 'resend':
      await resendMail(billing, { ...input, actor });
      return { success: true };
  }
};
