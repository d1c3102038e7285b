import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { loadPart } from '../lib/load-part.ts';
import { takePendingNotice } from '../lib/pending-notice.ts';
import { notify } from '../ui/notify.ts';
import type { AppRouter } from './router.tsx';
import { useAccountLanguage } from './use-account-language.ts';

/** The whole app. */
export function App({ router }: { router: AppRouter }) {
  useLayoutEffect(() => {
    // a page that was rendered for other visitors is replaced now
    delete document.documentElement.dataset.stale;
  }, []);
  useAccountLanguage();
  useEffect(() => {
    const notice = takePendingNotice();
    if (notice !== undefined) notify(notice);
    let isOver = false;
    let stop: (() => void) | undefined;
    // the first page uses the built-in texts; nothing waits for the translations table
    void loadPart(() => import('../i18n/follow-overrides.ts')).then(
      ({ followOverrides }) => {
        if (!isOver) stop = followOverrides();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return <RouterProvider router={router} />;
}
