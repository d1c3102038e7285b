import { legalDocumentNames } from '@regelwerk/contract/legal-document';
import { paths } from '@regelwerk/contract/paths';
import { redirects } from '@regelwerk/contract/redirects';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { AddressLanguage } from './address-language.ts';
import { HomePage } from './home/home-page.tsx';
import { PendingPage } from './pending/pending-page.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./not-found/not-found-page.tsx'), 'NotFoundPage'),
});

const home = createRoute({ getParentRoute: () => root, path: paths.home, component: HomePage });

const withQueries = createRoute({
  getParentRoute: () => root,
  id: 'queries',
  component: lazyRouteComponent(() => import('./queries/query-layout.tsx'), 'QueryLayout'),
});

const page = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => withQueries, path, component });

const pages = [
  ...legalDocumentNames.map((name) =>
    page(
      paths[name],
      lazyRouteComponent(() => import('../features/legal/legal-page.tsx'), 'LegalPage'),
    ),
  ),
  page(
    paths.signIn,
    lazyRouteComponent(() => import('../features/auth/sign-in-page.tsx'), 'SignInPage'),
  ),
  page(
    paths.signUp,
    lazyRouteComponent(() => import('../features/auth/sign-up-page.tsx'), 'SignUpPage'),
  ),
  page(
    paths.forgotPassword,
    lazyRouteComponent(() => import('../features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  ),
  page(
    paths.resetPassword,
    lazyRouteComponent(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  ),
  page(
    paths.confirmEmail,
    lazyRouteComponent(() => import('../features/auth/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  ),
  page(
    paths.welcome,
    lazyRouteComponent(() => import('../features/auth/welcome-page.tsx'), 'WelcomePage'),
  ),
  page(
    paths.documentation,
    lazyRouteComponent(() => import('../features/docs/documentation-page.tsx'), 'DocumentationPage'),
  ),
  page(
    paths.savedRules,
    lazyRouteComponent(() => import('../features/saved-rules/saved-rules-page.tsx'), 'SavedRulesPage'),
  ),
  page(
    paths.account,
    lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
  ),
  page(
    paths.billing,
    lazyRouteComponent(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
  ),
  page(
    paths.order,
    lazyRouteComponent(() => import('../features/billing/order-page.tsx'), 'OrderPage'),
  ),
  page(
    paths.purchaseTokens,
    lazyRouteComponent(() => import('../features/tokens/purchase-page.tsx'), 'PurchasePage'),
  ),
  page(
    paths.purchaseSuccess,
    lazyRouteComponent(() => import('../features/tokens/success-page.tsx'), 'SuccessPage'),
  ),
  page(
    paths.purchaseCanceled,
    lazyRouteComponent(() => import('../features/tokens/canceled-page.tsx'), 'CanceledPage'),
  ),
  page(
    paths.dashboard,
    lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  ),
  page(
    paths.adminSignIn,
    lazyRouteComponent(() => import('../features/auth/admin-sign-in-page.tsx'), 'AdminSignInPage'),
  ),
  page(
    paths.adminSetup,
    lazyRouteComponent(() => import('../features/admin/setup/setup-page.tsx'), 'SetupPage'),
  ),
  page(
    paths.adminBilling,
    lazyRouteComponent(() => import('../features/admin/shop/shop-page.tsx'), 'ShopPage'),
  ),
  page(
    paths.adminOverview,
    lazyRouteComponent(() => import('../features/admin/overview/overview-page.tsx'), 'OverviewPage'),
  ),
  page(
    paths.adminNotices,
    lazyRouteComponent(() => import('../features/admin/notices/notices-page.tsx'), 'NoticesPage'),
  ),
  page(
    paths.adminReviews,
    lazyRouteComponent(() => import('../features/admin/reviews/reviews-page.tsx'), 'ReviewsPage'),
  ),
  page(
    paths.adminContent,
    lazyRouteComponent(() => import('../features/admin/content/content-page.tsx'), 'ContentPage'),
  ),
  page(
    paths.adminCustomer,
    lazyRouteComponent(() => import('../features/admin/insight/customer-page.tsx'), 'CustomerPage'),
  ),
  page(
    paths.adminLog,
    lazyRouteComponent(() => import('../features/admin/insight/log-page.tsx'), 'LogPage'),
  ),
  page(
    paths.adminHealth,
    lazyRouteComponent(() => import('../features/admin/insight/health-page.tsx'), 'HealthPage'),
  ),
];

const detours = Object.entries(redirects).map(([path, target]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${target}${location.searchStr}${location.hash && `#${location.hash}`}`, replace: true });
    },
  }),
);

/** The router of one page load: over the browser's history, or over one address where a page is rendered ahead. */
export function createAppRouter(history: RouterHistory, addressLanguage: AddressLanguage) {
  return createRouter({
    routeTree: root.addChildren([home, withQueries.addChildren(pages), ...detours]),
    history,
    rewrite: addressLanguage.rewrite,
    defaultPreload: 'intent',
    defaultPendingComponent: PendingPage,
    // rendered ahead, it would be a script in the page
    scrollRestoration: globalThis.document !== undefined,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
