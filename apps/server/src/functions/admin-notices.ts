import { acceptWithdrawal } from '../domain/admin/accept-withdrawal.ts';
import { cancelForNotice } from '../domain/admin/cancel-for-notice.ts';
import { listNotices } from '../domain/admin/list-notices.ts';
import { previewDeclaration } from '../domain/admin/preview-declaration.ts';
import { settleNotice } from '../domain/admin/settle-notice.ts';
import { undoCancellation } from '../domain/admin/undo-cancellation.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import type { Handler } from './handler.ts';

/** `admin-notices`: the withdrawals and cancellations that customers declared, and what admins decide about them. */
export const adminNotices: Handler<'admin-notices'> = async ({ body: input, caller }, { billing }) => {
  const { database } = billing;
  const actor = caller.account.id;
  switch (input.action) {
    case 'list':
      return listNotices(database, input);
    case 'previewRefund':
      return { orders: await previewDeclaration(billing, input) };
    case 'refund':
      await acceptWithdrawal(requirePayments(billing), { ...input, actor });
      return { success: true };
    case 'cancelPlan':
      await cancelForNotice(billing, { ...input, actor });
      return { success: true };
    case 'undoCancellation':
      await undoCancellation(billing, { ...input, actor });
      return { success: true };
    case 'settle':
      await settleNotice(billing, { ...input, actor });
      return { success: true };
  }
};
