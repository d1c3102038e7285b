import type { AdminContentRequest } from '@regelwerk/contract/admin/admin-content';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

type Change = Extract<AdminContentRequest, { action: 'saveModel' | 'deleteModel' | 'saveTranslation' }>;

/** Sends the given changes one after the other. */
export function useContentChange() {
  return useAdminChange(async (changes: readonly Change[]) => {
    for (const change of changes) await callFunction('admin-content', change);
  });
}
