import { paths } from '@regelwerk/contract/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { requirePerson } from './guards.ts';
import { namedParameters } from './named-parameters.ts';
import { queryRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const withNext = namedParameters('next');

/** The pages on which people sign in, sign up and confirm an address. */
export const authRoutes = [
  createRoute({
    getParentRoute,
    path: paths.signIn,
    validateSearch: withNext,
    component: lazyPart(async () => (await import('../../features/auth/sign-in-page.tsx')).SignInPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.signUp,
    validateSearch: withNext,
    component: lazyPart(async () => (await import('../../features/auth/sign-up-page.tsx')).SignUpPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.forgotPassword,
    component: lazyPart(async () => (await import('../../features/auth/forgot-password-page.tsx')).ForgotPasswordPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.resetPassword,
    component: lazyPart(async () => (await import('../../features/auth/reset-password-page.tsx')).ResetPasswordPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.confirmEmail,
    component: lazyPart(async () => (await import('../../features/auth/confirm-email-page.tsx')).ConfirmEmailPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.twoFactor,
    validateSearch: withNext,
    beforeLoad: requirePerson,
    component: lazyPart(async () => (await import('../../features/two-factor/two-factor-page.tsx')).TwoFactorPage),
  }),
  createRoute({
    getParentRoute,
    path: paths.welcome,
    beforeLoad: requirePerson,
    component: lazyPart(async () => (await import('../../features/dashboard/welcome-page.tsx')).WelcomePage),
  }),
  createRoute({
    getParentRoute,
    path: paths.adminSignIn,
    component: lazyPart(async () => (await import('../../features/auth/admin-sign-in-page.tsx')).AdminSignInPage),
  }),
] as const;
