type PageName =
  | 'home'
  | 'signIn'
  | 'signUp'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'welcome'
  | 'dashboard'
  | 'account'
  | 'savedRules'
  | 'billing'
  | 'purchaseTokens'
  | 'purchaseSuccess'
  | 'purchaseCanceled'
  | 'adminSignIn'
  | 'adminSetup'
  | 'adminBilling'
  | 'documentation'
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'withdrawal'
  | 'withdraw'
  | 'cancelContract';

/** Every page of the web app, once: links, routes and the server's answer to unknown pages all read it. */
export const paths: Readonly<Record<PageName, string>> = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  welcome: '/user/welcome',
  dashboard: '/user/dashboard',
  account: '/account',
  savedRules: '/user/saved-rules',
  billing: '/billing',
  purchaseTokens: '/user/purchase-tokens',
  purchaseSuccess: '/user/purchase-success',
  purchaseCanceled: '/user/purchase-canceled',
  adminSignIn: '/admin/signin',
  adminSetup: '/admin/setup',
  adminBilling: '/admin/billing',
  documentation: '/documentation',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  withdrawal: '/widerrufsrecht',
  withdraw: '/vertrag-widerrufen',
  cancelContract: '/vertrag-kuendigen',
};
