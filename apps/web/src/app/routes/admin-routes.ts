import { paths } from '@regelwerk/contract/shared/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { namedParameters } from './named-parameters.ts';
import { adminArea, queryRoute } from './root-route.ts';

const getParentRoute = () => adminArea;
const withTable = namedParameters('search', 'sort', 'dir', 'page', 'filter', 'place');

/** Its own guard lets the first admin in before they have the right. */
export const setupRoute = createRoute({
  getParentRoute: () => queryRoute,
  path: paths.adminSetup,
  component: lazyPart(async () => (await import('../../features/admin/rights/setup-page.tsx')).SetupPage),
});

/** The pages for admins. */
export const adminRoutes = [
  createRoute({
    getParentRoute,
    path: paths.adminBilling,
    validateSearch: namedParameters('tab', 'search', 'sort', 'dir', 'page', 'filter'),
    component: lazyPart(async () => (await import('../../features/admin/shop/shop-page.tsx')).ShopPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOrders,
    validateSearch: namedParameters('search', 'sort', 'dir', 'page', 'filter', 'kind', 'from', 'to'),
    component: lazyPart(async () => (await import('../../features/admin/orders/orders-page.tsx')).OrdersPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOrder,
    validateSearch: namedParameters('id'),
    component: lazyPart(async () => (await import('../../features/admin/orders/order-page.tsx')).OrderPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOverview,
    component: lazyPart(async () => (await import('../../features/admin/overview/overview-page.tsx')).OverviewPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminNotices,
    validateSearch: withTable,
    component: lazyPart(async () => (await import('../../features/admin/notices/notices-page.tsx')).NoticesPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminReviews,
    validateSearch: withTable,
    component: lazyPart(async () => (await import('../../features/admin/reviews/reviews-page.tsx')).ReviewsPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminContent,
    validateSearch: withTable,
    component: lazyPart(async () => (await import('../../features/admin/content/content-page.tsx')).ContentPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminPerson,
    validateSearch: namedParameters('id'),
    component: lazyPart(async () => (await import('../../features/admin/accounts/person-page.tsx')).PersonPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminLog,
    validateSearch: withTable,
    component: lazyPart(async () => (await import('../../features/admin/insight/log-page.tsx')).LogPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminHealth,
    component: lazyPart(async () => (await import('../../features/admin/insight/health-page.tsx')).HealthPage),
  }),
] as const;
