import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOverrides } from '../i18n/follow-overrides.ts';
import { queryClient } from '../lib/query-client.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { router } from './router.tsx';

export function App() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    // the first paint uses the built-in texts; nothing waits for the table
    const callOff = whenIdle(() => {
      stop = followOverrides();
    });
    return () => {
      callOff();
      stop?.();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
