import type { AdminPeopleRequest } from '@regelwerk/contract/admin-people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';

type Act = Extract<AdminPeopleRequest, { action: 'endSessions' | 'sendLink' }>;

/** Signs a person out or mails a link; then the person's page loads anew. */
export function useActOnPerson() {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, Act>({
    mutationFn: (act) => callFunction('admin-people', act),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}
