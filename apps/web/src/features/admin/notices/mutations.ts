import type { AdminDataRequest } from '@regelwerk/contract/admin/admin-data';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

type Act = Extract<AdminDataRequest, { view: 'refund' | 'cancelPlan' | 'undoCancellation' | 'settle' }>;

/** Carries out a declaration for a contract, takes that back, or settles it without one. */
export function useSettleNotice() {
  return useAdminChange((act: Act) => callFunction('admin-data', act));
}
