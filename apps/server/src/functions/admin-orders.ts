import { endPlan } from '../domain/admin/end-plan.ts';
import { listOrders } from '../domain/admin/list-orders.ts';
import { listReviews } from '../domain/admin/list-reviews.ts';
import { previewGoodwill } from '../domain/admin/preview-goodwill.ts';
import { readOrder } from '../domain/admin/read-order.ts';
import { refundGoodwill } from '../domain/admin/refund-goodwill.ts';
import { resendMail } from '../domain/admin/resend-mail.ts';
import { resolveOrder } from '../domain/admin/resolve-order.ts';
import { retryDecision } from '../domain/admin/retry-decision.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import type { Handler } from './handler.ts';

/** `admin-orders`: all orders, and what admins do with one: decide a review, refund it, end its plan, send its mails again. */
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
    case 'reviews':
      return listReviews(database, input);
    case 'resolve':
      await resolveOrder(requirePayments(billing), { ...input, actor });
      return { success: true };
    case 'resend':
      await resendMail(billing, { ...input, actor });
      return { success: true };
  }
};
