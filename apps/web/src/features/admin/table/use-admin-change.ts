import type { FunctionName, RequestOf, ResponseOf } from '@regelwerk/contract/functions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { adminKey } from './queries.ts';

/** A change by an admin through this function; afterwards the open page loads anew, whatever the outcome. */
export function useAdminChange<Name extends FunctionName, Body extends RequestOf<Name> = RequestOf<Name>>(name: Name) {
  const queries = useQueryClient();
  return useMutation<ResponseOf<Name, Body>, FunctionError, Body>({
    mutationFn: (change) => callFunction(name, change),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKey }),
  });
}
