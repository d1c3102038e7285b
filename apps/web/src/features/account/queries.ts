import type { AccountRequest, OwnSession } from '@regelwerk/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';

/** Where the person is signed in. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async (): Promise<OwnSession[]> =>
      (await callFunction<OwnSession[]>('account', { action: 'sessions' } satisfies AccountRequest)) ?? [],
  });
