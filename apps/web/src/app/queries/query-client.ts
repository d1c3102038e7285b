import { QueryClient } from '@tanstack/react-query';
import { authSession } from '../../features/auth/session.tsx';

/** Server state of the whole app: one retry, no refetch on window focus, cleared when the person changes. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

authSession.onLeave(() => queryClient.clear());
