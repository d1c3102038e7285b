import type { AdjustTokensRequest } from '@regelwerk/contract/admin/admin-tokens';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

/** Adds tokens to a person's balance, or takes some away. */
export function useAdjustTokens() {
  return useAdminChange((input: AdjustTokensRequest) => callFunction('admin-tokens', input));
}
