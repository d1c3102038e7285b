import { createRootRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Shell } from '../shell/shell.tsx';

/** The frame of every page. */
export const rootRoute = createRootRoute({
  component: Shell,
  errorComponent: false,
  notFoundComponent: lazyPart(async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage),
});

/** The frame of every page that asks the server; only these load the code for it. */
export const queryRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'queries',
  component: lazyPart(async () => (await import('../queries/query-layout.tsx')).QueryLayout),
});

/** The frame of the pages for signed-in people. */
export const personArea = createRoute({
  getParentRoute: () => queryRoute,
  id: 'person',
  component: lazyPart(async () => (await import('../areas/person-area.tsx')).PersonArea),
});

/** The frame of the pages for admins. */
export const adminArea = createRoute({
  getParentRoute: () => queryRoute,
  id: 'admin',
  component: lazyPart(async () => (await import('../areas/admin-area.tsx')).AdminArea),
});
