import type { AdminOrdersRequest } from '@regelwerk/contract/admin-orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';

type Act = Extract<AdminOrdersRequest, { action: 'refund' | 'endPlan' | 'retry' | 'resend' }>;

/** Refunds an order, ends its plan, tries a decision again or sends a mail again; then every admin page loads anew. */
export function useActOnOrder() {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, Act>({
    mutationFn: (act) => callFunction('admin-orders', act),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}
