import type { AccessTokensRequest } from '@regelwerk/contract/account/access-tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { accessTokensKey } from './queries.ts';

type Choice = Omit<Extract<AccessTokensRequest, { action: 'create' }>, 'action'>;

/** Creates a token and returns its secret, which nobody can read again. */
export function useCreateAccessToken() {
  const queries = useQueryClient();
  return useMutation<string, FunctionError, Choice>({
    mutationFn: async (choice) => (await callFunction('access-tokens', { action: 'create', ...choice })).secret,
    onSettled: () => queries.invalidateQueries({ queryKey: accessTokensKey }),
    gcTime: 0,
  });
}

/** Revokes a token, which stops working at once. */
export function useRevokeAccessToken() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, string>({
    mutationFn: async (id) => void (await callFunction('access-tokens', { action: 'revoke', id })),
    onSettled: () => queries.invalidateQueries({ queryKey: accessTokensKey }),
  });
}

/** Approves or denies the program that waits under a code. */
export function useDecideDevice() {
  const queries = useQueryClient();
  return useMutation<void, FunctionError, { userCode: string; approve: boolean }>({
    mutationFn: async (decision) => void (await callFunction('access-tokens', { action: 'decideDevice', ...decision })),
    onSettled: () => queries.invalidateQueries({ queryKey: accessTokensKey }),
  });
}
