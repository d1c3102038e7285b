import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { adminsQuery, requestsQuery } from './queries.ts';

/** Grants admin rights; rights granted to oneself take effect in the session at once. */
export function useGrantAdmin(ownEmail: string) {
  return useSetAdmin(ownEmail, true);
}

/** Removes admin rights; those given up by oneself end in the session at once. */
export function useRemoveAdmin(ownEmail: string) {
  return useSetAdmin(ownEmail, false);
}

/** Decides whether every admin needs a second factor. */
export function useRequireTwoFactor() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, boolean>({
    mutationFn: async (isRequired) => void (await callFunction('admins', { action: 'requireTwoFactor', isRequired })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminsQuery.queryKey }),
  });
}

/** Removes the second factor that another admin has lost. */
export function useRemoveFactorOf() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (email) => void (await callFunction('admins', { action: 'removeTwoFactor', email })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminsQuery.queryKey }),
  });
}

function useSetAdmin(ownEmail: string, isAdmin: boolean) {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (email) => {
      await callFunction('update-admin-status', { email, isAdmin });
      if (email.toLowerCase() === ownEmail) await (await getSupabase()).auth.refreshSession();
    },
    onSuccess: async (_, email) => {
      // without the right, the lists would only fail
      if (!isAdmin && email === ownEmail) return;
      await queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: adminsQuery.queryKey });
    },
  });
}
