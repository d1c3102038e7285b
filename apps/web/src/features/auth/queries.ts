import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';

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
