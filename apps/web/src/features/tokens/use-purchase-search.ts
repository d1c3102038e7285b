import { useLocation } from '@tanstack/react-router';
import { isRulePlace } from './model.ts';

/** Returns the search of a link to the packages: it names the rule on this page, so that the purchase leads back to it. */
export function usePurchaseSearch(): { from?: string } {
  const pathname = useLocation({ select: (location) => location.pathname });
  return isRulePlace(pathname) ? { from: pathname } : {};
}
