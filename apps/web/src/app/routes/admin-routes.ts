import { paths } from '@regelwerk/contract/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { requireAdmin, requirePerson } from './guards.ts';
import { namedParameters } from './named-parameters.ts';
import { queryRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const withTable = namedParameters('search', 'sort', 'dir', 'page', 'filter', 'place');

/** The pages for admins; the first admin finds the setup before having the right. */
export const adminRoutes = [
  createRoute({
    getParentRoute,
    path: paths.adminSetup,
    beforeLoad: requirePerson,
    component: lazyPart(async () => (await import('../../features/admin/setup/setup-page.tsx')).SetupPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminBilling,
    validateSearch: namedParameters('tab', 'search', 'sort', 'dir', 'page', 'filter'),
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/shop/shop-page.tsx')).ShopPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOrders,
    validateSearch: namedParameters('search', 'sort', 'dir', 'page', 'filter', 'kind', 'from', 'to'),
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/orders/orders-page.tsx')).OrdersPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOrder,
    validateSearch: namedParameters('id'),
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/orders/order-page.tsx')).OrderPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminOverview,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/overview/overview-page.tsx')).OverviewPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminNotices,
    validateSearch: withTable,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/notices/notices-page.tsx')).NoticesPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminReviews,
    validateSearch: withTable,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/reviews/reviews-page.tsx')).ReviewsPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminContent,
    validateSearch: withTable,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/content/content-page.tsx')).ContentPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminCustomer,
    validateSearch: namedParameters('id'),
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/person/customer-page.tsx')).CustomerPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminLog,
    validateSearch: withTable,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/insight/log-page.tsx')).LogPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminHealth,
    beforeLoad: requireAdmin,
    component: lazyPart(async () => (await import('../../features/admin/insight/health-page.tsx')).HealthPage),
  }),
] as const;
