import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { copy } from '../copy.ts';
import type { OrderKind } from '../mutations.ts';
import { OrderForm } from './order-form.tsx';

/** The order page that the law requires, as a dialog over the offers. */
export function OrderDialog({
  priceId,
  kind,
  userId,
  onClose,
}: {
  priceId: string | undefined;
  kind: OrderKind;
  userId: string;
  onClose: () => void;
}) {
  const t = useText(copy);
  return (
    <Dialog
      isOpen={priceId !== undefined}
      onClose={onClose}
      title={t('checkout.title')}
      description={t('checkout.methods')}
      closeLabel={t('checkout.close')}
      width="pair"
    >
      {priceId !== undefined && <OrderForm priceId={priceId} kind={kind} userId={userId} />}
    </Dialog>
  );
}
