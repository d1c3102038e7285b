import { paths } from './paths.ts';

/** Short addresses that redirect to a page, keeping query and fragment. */
export const redirects = {
  '/dashboard': paths.dashboard,
  '/saved-rules': paths.savedRules,
  '/purchase-success': paths.purchaseSuccess,
  '/purchase-canceled': paths.purchaseCanceled,
} as const satisfies Readonly<Record<`/${string}`, string>>;
