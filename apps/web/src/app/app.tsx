import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { loadPart } from '../lib/load-part.ts';
import { takePendingNotice } from '../lib/pending-notice.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { notify } from '../ui/toast.tsx';
import type { AppRouter } from './router.tsx';
import { useAccountLanguage } from './use-account-language.ts';

/** The whole app; calls `onShown` when it is on the page for the first time. */
export function App({ router, onShown }: { router: AppRouter; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  useAccountLanguage();
  useEffect(() => {
    const notice = takePendingNotice();
    if (notice !== undefined) void notify(notice);
    let isOver = false;
    let stop: (() => void) | undefined;
    // the first paint uses the built-in texts; nothing waits for the translations table
    const callOff = whenIdle(async () => {
      const part = await loadPart(() => import('../i18n/follow-overrides.ts')).catch(() => undefined);
      if (!isOver) stop = part?.followOverrides();
    });
    return () => {
      isOver = true;
      callOff();
      stop?.();
    };
  }, []);
  return <RouterProvider router={router} />;
}
