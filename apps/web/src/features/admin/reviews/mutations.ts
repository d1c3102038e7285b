import type { OrderVerdict } from '@regelwerk/contract/admin-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { waitingQuery } from '../table/queries.ts';
import { reviewsKey } from './queries.ts';

interface Decision {
  readonly orderId: string;
  readonly verdict: OrderVerdict;
  readonly reason: string;
}

/** Closes an order in review. */
export function useResolveOrder() {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, Decision>({
    mutationFn: (decision) => callFunction('admin-data', { view: 'resolve', ...decision }),
    onSettled: () =>
      Promise.all([reviewsKey, waitingQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
