import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOverrides } from '../i18n/follow-overrides.ts';
import { takeNotice } from '../lib/pending-notice.ts';
import { queryClient } from '../lib/query-client.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { notify } from '../ui/toast.tsx';
import { router } from './router.tsx';

export function App() {
  useEffect(() => {
    const notice = takeNotice();
    if (notice !== undefined) void notify(notice);
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
