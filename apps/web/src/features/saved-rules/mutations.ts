import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '../../lib/supabase.ts';
import { useSession } from '../auth/use-session.ts';
import type { SavedRule } from './model.ts';
import { savedRulesKey } from './queries.ts';

/** Changes saved rules on the server, then reloads their lists; it does not wait for them, because its card may leave. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  const { person } = useSession();
  return useMutation({
    mutationFn: change,
    onSettled: () => void queries.invalidateQueries({ queryKey: savedRulesKey(person?.id ?? '') }),
  });
}

/** Saves the rule of a generation under a name. */
export function useSaveRule() {
  return useChange(async ({ generationId, name }: { generationId: string; name: string }): Promise<SavedRule> => {
    const supabase = await getSupabase();
    const { data, error } = await supabase.rpc('save_generated_rule', { p_generation_id: generationId, p_name: name });
    if (error) throw error;
    return data;
  });
}

export function useDuplicateRule() {
  return useChange(async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const supabase = await getSupabase();
    const { error } = await supabase.rpc('duplicate_saved_rule', { p_configuration_id: id, p_name: name });
    if (error) throw error;
  });
}

export function useRenameRule() {
  return useChange(async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const supabase = await getSupabase();
    const { error } = await supabase
      .from('user_configurations')
      .update({ name: name.trim() })
      .eq('id', id)
      .select('id')
      .single();
    if (error) throw error;
  });
}

export function useDeleteRule() {
  return useChange(async (id: string): Promise<void> => {
    const supabase = await getSupabase();
    const { error } = await supabase.from('user_configurations').delete().eq('id', id);
    if (error) throw error;
  });
}
