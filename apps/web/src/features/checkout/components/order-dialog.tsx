import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { copy } from '../copy.ts';
import { LoadedOrder } from './loaded-order.tsx';

/** The order page that the law requires, as a dialog over the offers. */
export function OrderDialog({
  priceId,
  kind,
  changesPlan = false,
  userId,
  onClose,
}: {
  priceId: string | undefined;
  kind: OrderKind;
  /** Whether it puts another plan in the place of the running one. */
  changesPlan?: boolean;
  userId: string;
  onClose: () => void;
}) {
  const t = useText(copy);
  return (
    <Dialog
      isOpen={priceId !== undefined}
      onClose={onClose}
      title={t(changesPlan ? 'checkout.changeTitle' : 'checkout.title')}
      description={t(changesPlan ? 'checkout.changeMethods' : 'checkout.methods')}
      width="pair"
    >
      {priceId !== undefined && <LoadedOrder priceId={priceId} kind={kind} changesPlan={changesPlan} userId={userId} />}
    </Dialog>
  );
}
