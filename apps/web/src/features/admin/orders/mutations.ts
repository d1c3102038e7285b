import type { AdminOrdersRequest } from '@regelwerk/contract/admin/admin-orders';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

type Act = Extract<AdminOrdersRequest, { action: 'refund' | 'endPlan' | 'retry' | 'resend' }>;

/** Refunds an order, ends its plan, tries a decision again or sends a mail again. */
export function useActOnOrder() {
  return useAdminChange((act: Act) => callFunction('admin-orders', act));
}
