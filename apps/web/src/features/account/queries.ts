import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';

/** The beginning of the key of every query of sessions. */
export const sessionsKey = ['sessions'] as const;

/** The devices on which the person is signed in. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...sessionsKey, userId],
    queryFn: () => callFunction('account', { action: 'sessions' }),
  });

/** The data that would be kept after a deletion, and until when. */
export const retentionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['retention', userId],
    queryFn: () => callFunction('account', { action: 'retention' }),
  });

/** The unspent tokens that the person paid for, by order. */
export const unspentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unspent', userId],
    queryFn: () => callFunction('account', { action: 'unspent' }),
    staleTime: 0,
  });
