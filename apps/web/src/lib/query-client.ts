import { QueryClient } from '@tanstack/react-query';

/** Server state of the whole app: one retry, no refetch when the window gets focus. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
