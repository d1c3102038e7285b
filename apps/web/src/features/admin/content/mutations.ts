import type { AdminContentRequest } from '@regelwerk/contract/admin-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { contentKey } from './queries.ts';

type Change = Extract<AdminContentRequest, { action: 'saveModel' | 'deleteModel' | 'saveTranslation' }>;

/** Sends the given changes one after the other, then shows the result. */
export function useContentChange() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, readonly Change[]>({
    mutationFn: async (changes) => {
      for (const change of changes) await callFunction('admin-content', change);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: contentKey }),
  });
}
