import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadOverrides } from '../i18n/load-overrides.ts';
import { queryClient } from '../lib/query-client.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { router } from './router.tsx';

export function App() {
  // the first paint uses the built-in texts; nothing waits for the table
  useEffect(() => whenIdle(() => void loadOverrides()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
