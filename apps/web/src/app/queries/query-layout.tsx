import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { OfflineLine } from './offline-line.tsx';
import { queryClient } from './query-client.ts';

/** Provides server state to the pages below; the landing page has none and does not load this. */
export function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineLine />
      <Outlet />
    </QueryClientProvider>
  );
}
