import { paths } from '@regelwerk/contract/shared/paths';
import { useLocation } from '@tanstack/react-router';
import { isRulePlace } from '../../lib/is-rule-place.ts';

/** Returns the search of a link to the packages: it names the rule on this page, so that the purchase leads back to it. */
export function usePurchaseSearch(): { from?: string } {
  const from = useLocation({
    // without a step, the home page is the landing page
    select: ({ pathname, search }) => (pathname === paths.home && search.step === undefined ? undefined : pathname),
  });
  return isRulePlace(from) ? { from } : {};
}
