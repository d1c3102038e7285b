import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';

/** The beginning of the key of every query of access tokens. */
export const accessTokensKey = ['access-tokens'] as const;

/** The person's access tokens, without their secrets. */
export const accessTokensQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accessTokensKey, userId],
    queryFn: () => callFunction('access-tokens', { action: 'list' }),
  });

/** The program that waits under a code. */
export const deviceQuery = (userId: string, userCode: string) =>
  queryOptions({
    queryKey: ['device', userId, userCode],
    queryFn: () => callFunction('access-tokens', { action: 'readDevice', userCode }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
