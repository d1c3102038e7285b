import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { PurchaseOutcome } from './components/purchase-outcome.tsx';
import { purchaseCopy } from './copy.ts';

/** The page to which the provider returns people. */
export function SuccessPage() {
  const t = useText(purchaseCopy);
  usePageTitle(t('purchase.title'));
  return (
    <div className="mx-auto max-w-xl px-4 py-12">
      <TestPayments />
      <PurchaseOutcome />
    </div>
  );
}
