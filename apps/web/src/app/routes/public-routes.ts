import { paths } from '@regelwerk/contract/paths';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { HomePage } from '../home/home-page.tsx';
import { queryRoute, rootRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const legalPage = lazyRouteComponent(() => import('../../features/legal/legal-page.tsx'), 'LegalPage');

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: paths.home, component: HomePage });

/** The pages that anyone may read. */
export const publicRoutes = [
  createRoute({ getParentRoute, path: paths.imprint, component: legalPage }),
  createRoute({ getParentRoute, path: paths.privacy, component: legalPage }),
  createRoute({ getParentRoute, path: paths.terms, component: legalPage }),
  createRoute({ getParentRoute, path: paths.withdrawal, component: legalPage }),
  createRoute({ getParentRoute, path: paths.accessibility, component: legalPage }),
  createRoute({
    getParentRoute,
    path: paths.documentation,
    component: lazyRouteComponent(() => import('../../features/docs/documentation-page.tsx'), 'DocumentationPage'),
  }),
] as const;
