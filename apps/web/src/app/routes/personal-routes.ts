import { rulePath } from '@regelwerk/contract/rules/rule-address';
import { paths } from '@regelwerk/contract/shared/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { namedParameters } from './named-parameters.ts';
import { personArea, queryRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const behindGuard = () => personArea;

/** The offers and the outcome of a purchase, which visitors see too. */
export const shopRoutes = [
  createRoute({
    getParentRoute,
    path: paths.billing,
    validateSearch: namedParameters('order'),
    component: lazyPart(async () => (await import('../../features/billing/billing-page.tsx')).BillingPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseTokens,
    validateSearch: namedParameters('from', 'order'),
    component: lazyPart(async () => (await import('../../features/tokens/purchase-page.tsx')).PurchasePage),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseSuccess,
    validateSearch: namedParameters('tokens', 'session_id', 'subscription'),
    component: lazyPart(async () => (await import('../../features/tokens/success-page.tsx')).SuccessPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseCanceled,
    component: lazyPart(async () => (await import('../../features/tokens/canceled-page.tsx')).CanceledPage),
  }),
] as const;

/** The pages of a person: rules, orders and the account. */
export const personalRoutes = [
  createRoute({
    getParentRoute: behindGuard,
    path: paths.dashboard,
    component: lazyPart(async () => (await import('../../features/dashboard/dashboard-page.tsx')).DashboardPage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: paths.savedRules,
    validateSearch: namedParameters('text', 'model', 'type', 'framework', 'sort'),
    component: lazyPart(async () => (await import('../../features/saved-rules/saved-rules-page.tsx')).SavedRulesPage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: rulePath,
    component: lazyPart(async () => (await import('../../features/rule/generate/rule-page.tsx')).RulePage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: paths.account,
    component: lazyPart(async () => (await import('../../features/account/account-page.tsx')).AccountPage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: paths.device,
    validateSearch: namedParameters('code'),
    component: lazyPart(async () => (await import('../../features/access-tokens/device-page.tsx')).DevicePage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: paths.order,
    validateSearch: namedParameters('number'),
    component: lazyPart(async () => (await import('../../features/billing/order-page.tsx')).OrderPage),
  }),
] as const;
