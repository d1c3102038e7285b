import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { AddressLanguage } from './address-language.ts';
import { FailedPage } from './failed/failed-page.tsx';
import { PendingPage } from './pending/pending-page.tsx';
import { adminRoutes, setupRoute } from './routes/admin-routes.ts';
import { authRoutes, provenRoutes } from './routes/auth-routes.ts';
import { personalRoutes, shopRoutes } from './routes/personal-routes.ts';
import { homeRoute, publicRoutes, renderedRoutes } from './routes/public-routes.ts';
import { redirectRoutes } from './routes/redirect-routes.ts';
import { adminArea, personArea, queryRoute, rootRoute } from './routes/root-route.ts';

const pages = queryRoute.addChildren([
  ...publicRoutes,
  ...authRoutes,
  ...shopRoutes,
  setupRoute,
  personArea.addChildren([...provenRoutes, ...personalRoutes]),
  adminArea.addChildren([...adminRoutes]),
]);

/** The router of one page load: over the browser's history, or over one address where a page is rendered ahead. */
export function createAppRouter(history: RouterHistory, addressLanguage: AddressLanguage) {
  let isFirstPage = true;
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, ...renderedRoutes, pages, ...redirectRoutes]),
    history,
    rewrite: addressLanguage.rewrite,
    defaultPreload: 'intent',
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: FailedPage,
    // an error of the frame itself ends in start-app.tsx
    disableGlobalCatchBoundary: true,
    // rendered ahead, it would be a script in the page
    scrollRestoration:
      globalThis.document !== undefined &&
      (() => {
        // the app starts where the reader, or the browser on a reload, has scrolled
        const stays = isFirstPage && window.scrollY > 0;
        isFirstPage = false;
        return !stays;
      }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** The address that a person typed on the page before; it must not stand in the page's address. */
    email?: string;
  }
}
