import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { adminKey } from '../table/queries.ts';

/** Grants admin rights, or removes them; a change to your own rights applies to this session at once. */
export function useSetAdmin(ownEmail: string, isAdmin: boolean) {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (email) => {
      await callFunction('update-admin-status', { email, isAdmin });
      if (email.toLowerCase() === ownEmail) await (await getSupabase()).auth.refreshSession();
    },
    onSettled: async (_, error, email) => {
      // without the right, the lists would only fail
      const isLost = error === null && !isAdmin && email === ownEmail;
      if (!isLost) await queries.invalidateQueries({ queryKey: adminKey });
    },
  });
}
