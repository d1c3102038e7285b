import type { AdminContentRequest } from '@regelwerk/contract/admin/admin-content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { adminKey } from '../table/queries.ts';

type Change = Extract<AdminContentRequest, { action: 'saveModel' | 'deleteModel' | 'saveTranslation' }>;

/** Sends the given changes one after the other. */
export function useContentChange() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, readonly Change[]>({
    mutationFn: async (changes) => {
      for (const change of changes) await callFunction('admin-content', change);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: adminKey }),
  });
}
