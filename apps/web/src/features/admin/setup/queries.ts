import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** Whether this person may become the first admin. */
export const claimQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin-claim', userId],
    queryFn: async (): Promise<boolean> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.rpc('admin_claim_open');
      if (error) throw error;
      return data === true;
    },
  });

/** The pending requests for admin rights. */
export const requestsQuery = queryOptions({
  queryKey: ['admin-requests'],
  queryFn: async () => (await callFunction('admin-users', { perPage: 1 })).requests,
});
