import type { AiModelRow } from '@regelwerk/contract/ai-model-row';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';
import { offeredModels } from './model.ts';

/** The models that the wizard offers, from the catalog. */
export const aiModelsQuery = queryOptions({
  queryKey: ['ai-models'],
  queryFn: async () => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .from('ai_models')
      .select('*')
      .eq('is_active', true)
      .order('name')
      .overrideTypes<AiModelRow[]>()
      .throwOnError();
    return offeredModels(data);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
