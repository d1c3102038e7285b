import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
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
  return useChange(({ generationId, name }: { generationId: string; name: string }) =>
    askDatabase<SavedRule>((database) =>
      database.rpc('save_generated_rule', { p_generation_id: generationId, p_name: name }),
    ),
  );
}

export function useDuplicateRule() {
  return useChange(({ id, name }: { id: string; name: string }) =>
    askDatabase((database) => database.rpc('duplicate_saved_rule', { p_configuration_id: id, p_name: name })),
  );
}

export function useRenameRule() {
  return useChange(({ id, name }: { id: string; name: string }) =>
    askDatabase((database) =>
      database.from('user_configurations').update({ name: name.trim() }).eq('id', id).select('id').single(),
    ),
  );
}

export function useDeleteRule() {
  return useChange((id: string) =>
    askDatabase((database) => database.from('user_configurations').delete().eq('id', id)),
  );
}
