import type { AdjustTokensRequest, AdjustTokensResponse } from '@regelwerk/contract/admin-tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';

/** Adjusts a person's tokens; then every admin page loads anew. */
export function useAdjustTokens() {
  const queries = useQueryClient();
  return useMutation<AdjustTokensResponse, FunctionError, AdjustTokensRequest>({
    mutationFn: (input) => callFunction('admin-tokens', input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}
