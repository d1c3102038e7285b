import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAuth } from '../../lib/ask-auth.ts';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { adminStatusKey, factorKey } from '../auth/queries.ts';

/** Makes a new set of recovery codes; the old ones stop working. */
export function useMakeCodes() {
  return useMutation<readonly string[], AuthFailure, { isFirst: boolean }>({
    mutationFn: ({ isFirst }) =>
      askAuth(async ({ mfa: { recoveryCodes } }) => {
        const { data, error } = isFirst ? await recoveryCodes.generate() : await recoveryCodes.regenerate();
        // an answer that got lost has made a set already
        const isMade = isFirst && error?.code === 'mfa_verified_factor_exists';
        const made = isMade ? await recoveryCodes.regenerate() : { data, error };
        if (made.error) throw made.error;
        return made.data?.codes ?? [];
      }),
  });
}

/** Turns two-factor authentication off, after a code was entered; the caller then reads the factor again. */
export function useRemoveFactor() {
  return useMutation<void, AuthFailure, string>({
    mutationFn: (factorId) =>
      askAuth(async (auth) => {
        const { error } = await auth.mfa.unenroll({ factorId });
        if (error) throw error;
        // the token still says that a code was entered
        await auth.refreshSession();
      }),
  });
}

/** Returns a function that reads the second factor again, and with it the rights of the session. */
export function useRefreshFactor(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: factorKey }),
      queries.invalidateQueries({ queryKey: adminStatusKey }),
    ]);
  };
}
