import type { AdminPeopleRequest } from '@regelwerk/contract/admin/admin-people';
import type { AdjustTokensRequest } from '@regelwerk/contract/admin/admin-tokens';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

/** Adds tokens to a person's balance, or takes some away. */
export function useAdjustTokens() {
  return useAdminChange((input: AdjustTokensRequest) => callFunction('admin-tokens', input));
}

type Act = Extract<AdminPeopleRequest, { action: 'endSessions' | 'sendLink' }>;

/** Signs a person out or mails a link. */
export function useActOnPerson() {
  return useAdminChange((act: Act) => callFunction('admin-people', act));
}
