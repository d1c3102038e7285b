import { paths } from '@regelwerk/contract/paths';
import { rulePath } from '@regelwerk/contract/rule-address';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requirePerson } from './guards.ts';
import { namedParameters } from './named-parameters.ts';
import { queryRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;

/** The pages of a person: rules, tokens, plans and the account. */
export const personalRoutes = [
  createRoute({
    getParentRoute,
    path: paths.dashboard,
    beforeLoad: requirePerson,
    component: lazyRouteComponent(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.savedRules,
    validateSearch: namedParameters('text', 'model', 'type', 'framework', 'sort'),
    beforeLoad: requirePerson,
    component: lazyRouteComponent(() => import('../../features/saved-rules/saved-rules-page.tsx'), 'SavedRulesPage'),
  }),
  createRoute({
    getParentRoute,
    path: rulePath,
    beforeLoad: requirePerson,
    component: lazyRouteComponent(() => import('../../features/wizard/rule-page.tsx'), 'RulePage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.account,
    beforeLoad: requirePerson,
    component: lazyRouteComponent(() => import('../../features/account/account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.billing,
    component: lazyRouteComponent(() => import('../../features/billing/billing-page.tsx'), 'BillingPage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.order,
    validateSearch: namedParameters('number'),
    beforeLoad: requirePerson,
    component: lazyRouteComponent(() => import('../../features/billing/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseTokens,
    validateSearch: namedParameters('from'),
    component: lazyRouteComponent(() => import('../../features/tokens/purchase-page.tsx'), 'PurchasePage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseSuccess,
    validateSearch: namedParameters('tokens', 'session_id', 'subscription'),
    component: lazyRouteComponent(() => import('../../features/tokens/success-page.tsx'), 'SuccessPage'),
  }),
  createRoute({
    getParentRoute,
    path: paths.purchaseCanceled,
    component: lazyRouteComponent(() => import('../../features/tokens/canceled-page.tsx'), 'CanceledPage'),
  }),
] as const;
