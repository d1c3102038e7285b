import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FunctionError, toFunctionError } from '../../../lib/function-error.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { requestsQuery } from './queries.ts';

/** Gives somebody admin rights; a right of one's own is in the session at once. */
export function useGrantAdmin(ownEmail: string) {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (email) => {
      const answer = await invoke(email);
      if (answer.error) throw await toFunctionError(answer.error);
      if (email.toLowerCase() === ownEmail) await (await getSupabase()).auth.refreshSession();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
}

async function invoke(email: string) {
  try {
    const supabase = await getSupabase();
    return await supabase.functions.invoke('update-admin-status', { body: { email, isAdmin: true } });
  } catch {
    throw new FunctionError('', undefined);
  }
}
