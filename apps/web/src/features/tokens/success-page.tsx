import { paths } from '@regelwerk/contract/shared/paths';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../auth/use-session.ts';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { PurchaseFailure } from './components/purchase-failure.tsx';
import { PurchaseOutcome } from './components/purchase-outcome.tsx';
import { PurchaseProcessing } from './components/purchase-processing.tsx';
import { purchaseCopy } from './copy.ts';
import { readSuccessAddress } from './model.ts';

/** The page to which the provider returns people. The address says what to show; the server decides what is true. */
export function SuccessPage() {
  const t = useText(purchaseCopy);
  usePageTitle(t('purchase.title'));
  return (
    <div className="mx-auto max-w-xl px-4 py-12">
      <TestPayments />
      <Outcome />
    </div>
  );
}

function Outcome() {
  const { status, person } = useSession();
  const { tokens, sessionId, isSubscription } = readSuccessAddress(usePageLocation().search);
  if (status === 'loading') return <PurchaseProcessing />;
  if (person === undefined) return <PurchaseFailure reason="success.noUser" next={paths.signIn} />;
  if (!isSubscription && tokens <= 0) return <PurchaseFailure reason="success.noTokens" />;
  if (sessionId === '') return <PurchaseFailure reason="success.failed" />;
  return <PurchaseOutcome userId={person.id} sessionId={sessionId} />;
}
