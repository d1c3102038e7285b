import type { AdminNoticesRequest } from '@regelwerk/contract/admin/admin-notices';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

type Act = Extract<AdminNoticesRequest, { action: 'refund' | 'cancelPlan' | 'undoCancellation' | 'settle' }>;

/** Carries out a declaration for a contract, takes that back, or settles it without one. */
export function useSettleNotice() {
  return useAdminChange((act: Act) => callFunction('admin-notices', act));
}
