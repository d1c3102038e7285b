import type { AccountRequest, OwnSession, Retention, UnspentTokens } from '@regelwerk/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';

/** The devices on which the person is signed in. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async (): Promise<OwnSession[]> =>
      (await callFunction<OwnSession[]>('account', { action: 'sessions' } satisfies AccountRequest)) ?? [],
  });

/** The data that would be kept after a deletion, and until when. */
export const retentionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['retention', userId],
    queryFn: async (): Promise<Retention> => {
      const retention = await callFunction<Retention>('account', { action: 'retention' } satisfies AccountRequest);
      return retention ?? { vouchersUntil: null, declarationsUntil: null, mailboxUntil: null };
    },
  });

/** The unspent tokens that the person paid for, by order. */
export const unspentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unspent', userId],
    queryFn: async (): Promise<readonly UnspentTokens[]> =>
      (await callFunction<UnspentTokens[]>('account', { action: 'unspent' } satisfies AccountRequest)) ?? [],
    staleTime: 0,
  });
