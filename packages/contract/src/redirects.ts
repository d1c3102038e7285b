import { paths } from './paths.ts';

/** Short addresses that lead to a page; query and fragment go along. */
export const redirects: Readonly<Record<string, string>> = {
  '/dashboard': paths.dashboard,
  '/saved-rules': paths.savedRules,
  '/purchase-success': paths.purchaseSuccess,
  '/purchase-canceled': paths.purchaseCanceled,
};
