import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useRefusal } from '../../../i18n/use-refusal.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingDetailsQuery } from '../../invoices/queries.ts';
import { copy } from '../copy.ts';
import { orderRefusals } from '../model.ts';
import { quoteQuery } from '../queries.ts';
import { OrderForm } from './order-form.tsx';

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

/** The form of an order, once the offer and the recipient of the invoice are loaded. */
function LoadedOrder(order: Omit<ComponentProps<typeof OrderForm>, 'kept' | 'listAmount'>) {
  const t = useText(copy);
  const { userId, priceId, kind, changesPlan } = order;
  const refusal = useRefusal(orderRefusals(kind));
  const kept = useQuery(billingDetailsQuery(userId));
  const plain = useQuery(quoteQuery(userId, priceId, '', undefined, changesPlan));
  const isRefused = plain.error?.isRefusal === true;
  const failed = [kept, plain].find(({ data, isError }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <LoadFailure
        text={failed === plain && plain.error?.isRefusal ? refusal(plain.error) : t('checkout.failed')}
        error={failed === plain && isRefused ? undefined : failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (kept.data === undefined || plain.data === undefined)
    return (
      <div role="status" aria-label={t('checkout.loading')}>
        <Skeleton className="h-72" />
      </div>
    );
  return <OrderForm {...order} kept={kept.data} listAmount={plain.data.listAmount} />;
}
