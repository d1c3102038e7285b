import { paths } from '@regelwerk/contract/shared/paths';
import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { namedParameters } from './named-parameters.ts';
import { personArea, queryRoute } from './root-route.ts';

const getParentRoute = () => queryRoute;
const behindGuard = () => personArea;
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
    path: paths.adminSignIn,
    component: lazyPart(async () => (await import('../../features/auth/admin-sign-in-page.tsx')).AdminSignInPage),
  }),
] as const;

/** The steps after signing in. */
export const provenRoutes = [
  createRoute({
    getParentRoute: behindGuard,
    path: paths.twoFactor,
    validateSearch: withNext,
    component: lazyPart(async () => (await import('../../features/two-factor/two-factor-page.tsx')).TwoFactorPage),
  }),
  createRoute({
    getParentRoute: behindGuard,
    path: paths.welcome,
    component: lazyPart(async () => (await import('../../features/dashboard/welcome-page.tsx')).WelcomePage),
  }),
] as const;
