import type { AdminPeopleRequest } from '@regelwerk/contract/admin/admin-people';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

type Act = Extract<AdminPeopleRequest, { action: 'endSessions' | 'sendLink' }>;

/** Signs a person out or mails a link. */
export function useActOnPerson() {
  return useAdminChange((act: Act) => callFunction('admin-people', act));
}
