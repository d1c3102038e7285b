import { sharePath } from '@regelwerk/contract/rules/share-address';
import { paths } from '@regelwerk/contract/shared/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { HomePage } from '../home/home-page.tsx';
import { redirectToStep } from '../home/redirect-to-step.ts';
import { namedParameters } from './named-parameters.ts';
import { queryRoute, rootRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const renderedPage = lazyPart(async () => (await import('../rendered/rendered-page.tsx')).RenderedPage);
const legalPage = lazyPart(async () => (await import('../../features/legal/legal-page.tsx')).LegalPage);

/** The landing page, and the wizard at the step that its address names. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  validateSearch: namedParameters('step'),
  beforeLoad: redirectToStep,
  component: HomePage,
});

/** The pages that the app shows as the build rendered them; they ask the server nothing else. */
export const renderedRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: paths.rules, component: renderedPage }),
  createRoute({ getParentRoute: () => rootRoute, path: `${paths.rules}/$tool/$stack`, component: renderedPage }),
] as const;

/** The other pages that anyone may read. */
export const publicRoutes = [
  createRoute({ getParentRoute, path: paths.imprint, component: legalPage }),
  createRoute({ getParentRoute, path: paths.privacy, component: legalPage }),
  createRoute({ getParentRoute, path: paths.terms, component: legalPage }),
  createRoute({ getParentRoute, path: paths.withdrawal, component: legalPage }),
  createRoute({ getParentRoute, path: paths.accessibility, component: legalPage }),
  createRoute({
    getParentRoute,
    path: paths.preview,
    component: lazyPart(async () => (await import('../../features/rule/generate/preview-page.tsx')).PreviewPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.clinic,
    component: lazyPart(async () => (await import('../../features/clinic/clinic-page.tsx')).ClinicPage),
  }),
  createRoute({
    getParentRoute,
    path: sharePath,
    component: lazyPart(async () => (await import('../../features/shared-rule/shared-rule-page.tsx')).SharedRulePage),
  }),
  createRoute({
    getParentRoute,
    path: paths.documentation,
    component: lazyPart(async () => (await import('../../features/docs/documentation-page.tsx')).DocumentationPage),
  }),
] as const;
