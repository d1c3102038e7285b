import { QueryClient } from '@tanstack/react-query';
import { authSession } from '../../features/auth/session.tsx';

/**
 * Server state of the whole app: one retry, no refetch on window focus, cleared when the person changes. Offline, a call fails at
 * once instead of waiting in silence for the connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

authSession.onLeave(() => queryClient.clear());
