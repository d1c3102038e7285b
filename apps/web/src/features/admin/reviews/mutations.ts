import type { OrderVerdict } from '@regelwerk/contract/admin/admin-orders';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

interface Decision {
  readonly orderId: string;
  readonly verdict: OrderVerdict;
  readonly reason: string;
}

/** Closes an order in review. */
export function useResolveOrder() {
  return useAdminChange((decision: Decision) => callFunction('admin-orders', { action: 'resolve', ...decision }));
}
