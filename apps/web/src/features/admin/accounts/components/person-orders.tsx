import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { OrderStateText } from '../../orders/components/order-state-text.tsx';
import { useProblem } from '../../reviews/use-problem.ts';
import { copy } from '../copy.ts';
import { ordersOfQuery } from '../queries.ts';

/** The newest orders of a person; each links to its page, where it can be refunded. */
export function PersonOrders({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const problemOf = useProblem();
  const { data, isError, error, refetch } = useQuery(ordersOfQuery(userId));
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('person.orders')}</h2>
      {isError && <LoadFailure text={t('person.ordersFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-24" />}
      {data?.total === 0 && <p className="text-muted">{t('person.noOrders')}</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <p className="mb-2 text-sm text-muted">{t('person.orderHint')}</p>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm">
            {data.rows.map((order) => (
              <li key={order.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5">
                <Link
                  to={paths.adminOrder}
                  search={{ id: order.id }}
                  className="font-medium underline underline-offset-4"
                >
                  {order.number}
                </Link>
                <span className="min-w-0 flex-1 basis-40 break-words">{order.product}</span>
                <span>
                  {formatMoney(order.paid_amount ?? order.amount, order.paid_currency ?? order.currency, language)}
                </span>
                <span className="text-muted">{formatDay(order.created_at, language, 'medium')}</span>
                <span className="basis-full text-muted">
                  <OrderStateText state={order.state} />
                  {order.state === 'review' && ` · ${problemOf(order)}`}
                </span>
              </li>
            ))}
          </ul>
          {data.total > data.rows.length && (
            <p className="mt-2 text-sm">
              <Link to={paths.adminOrders} search={{ search: userId }} className="underline underline-offset-4">
                {t('person.allOrders', { count: data.total })}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
