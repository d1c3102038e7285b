import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FunctionError } from '../../../lib/function-error.ts';
import { adminKey } from './queries.ts';

/** A change by an admin; afterwards the open page loads anew, whatever the outcome. */
export function useAdminChange<Input, Output = unknown>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation<Output, FunctionError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: adminKey }),
  });
}
