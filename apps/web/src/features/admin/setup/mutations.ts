import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { requestsQuery } from './queries.ts';

/** Grants admin rights; rights granted to oneself take effect in the session at once. */
export function useGrantAdmin(ownEmail: string) {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (email) => {
      await callFunction('update-admin-status', { email, isAdmin: true });
      if (email.toLowerCase() === ownEmail) await (await getSupabase()).auth.refreshSession();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
}
