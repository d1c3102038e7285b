import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from '../shell/shell.tsx';

/** The frame of every page. */
export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../not-found/not-found-page.tsx'), 'NotFoundPage'),
});

/** The frame of every page that asks the server; only these load the code for it. */
export const queryRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'queries',
  component: lazyRouteComponent(() => import('../queries/query-layout.tsx'), 'QueryLayout'),
});
