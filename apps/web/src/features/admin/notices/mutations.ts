import type { AdminDataRequest } from '@regelwerk/contract/admin-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { waitingQuery } from '../table/queries.ts';
import { noticesKey } from './queries.ts';

type Deed = Extract<AdminDataRequest, { view: 'refund' | 'cancelPlan' | 'undoCancellation' | 'settle' }>;

/** Carries out a declaration for a contract, takes that back, or settles it without one. */
export function useSettleNotice() {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, Deed>({
    mutationFn: (deed) => callFunction('admin-data', deed),
    onSettled: () =>
      Promise.all([noticesKey, waitingQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
