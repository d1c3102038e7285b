import { useText } from '../../../i18n/use-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { purchaseCopy } from '../copy.ts';

export function PurchaseProcessing() {
  const t = useText(purchaseCopy);
  return (
    <p role="status" className="flex items-center gap-3 text-lg">
      <Spinner />
      {t('success.processing')}
    </p>
  );
}
