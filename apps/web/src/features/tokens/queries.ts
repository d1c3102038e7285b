import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';

/** The balance of a person; 0 for an account that has none yet. */
export const balanceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: async (): Promise<number> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from('user_tokens')
        .select('tokens_remaining')
        .eq('user_id', userId)
        .maybeSingle();
      if (error) throw error;
      return data?.tokens_remaining ?? 0;
    },
  });
