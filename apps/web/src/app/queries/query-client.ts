import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { adminStatusKey } from '../../features/auth/queries.ts';
import { authSession } from '../../features/auth/store.ts';
import { FunctionError } from '../../lib/function-error.ts';

/**
 * Server state of the whole app: one retry, no refetch on window focus, cleared when the person changes. Offline, a call fails at
 * once instead of waiting in silence for the connection.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void heed(error) }),
  mutationCache: new MutationCache({ onError: (error) => void heed(error) }),
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

/** The guard of the admin pages leads to the missing step once it knows of it. */
async function heed(error: Error): Promise<void> {
  const isMissing = error instanceof FunctionError && error.code?.startsWith('second_factor_');
  if (isMissing) await queryClient.invalidateQueries({ queryKey: adminStatusKey });
}

authSession.onLeave(() => queryClient.clear());
