import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useRefusal } from '../../../i18n/use-refusal.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingDetailsQuery } from '../../invoices/queries.ts';
import { copy } from '../copy.ts';
import { orderRefusals } from '../model.ts';
import { quoteQuery } from '../queries.ts';
import { OrderForm } from './order-form.tsx';

/** The form of an order, once the offer and the recipient of the invoice are loaded. */
export function LoadedOrder(order: Omit<ComponentProps<typeof OrderForm>, 'kept' | 'listAmount'>) {
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
