import type { OrderView } from '@regelwerk/contract/admin/admin-orders';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProblem } from '../reviews/use-problem.ts';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { PersonLink } from '../table/components/person-link.tsx';
import { EndPlan } from './components/end-plan.tsx';
import { OrderDecisions } from './components/order-decisions.tsx';
import { OrderPapers } from './components/order-papers.tsx';
import { OrderPayments } from './components/order-payments.tsx';
import { OrderStateText } from './components/order-state-text.tsx';
import { ProviderLinks } from './components/provider-links.tsx';
import { copy } from './copy.ts';
import { orderQuery } from './queries.ts';

/** One order: what was bought and paid, and what admins can do with it. */
export function OrderPage() {
  const t = useText(copy);
  const asked = usePageLocation().search.id;
  const id = typeof asked === 'string' ? asked : '';
  const { data: order, error, refetch } = useQuery({ ...orderQuery(id), enabled: id !== '' });
  const title = order?.number ?? t('orders.order');
  usePageTitle(title);
  const isUnknown = id === '' || error?.code === 'not_found' || error?.code === 'invalid_input';
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 [&>*:not(nav)]:max-w-4xl">
      <AdminNav />
      <p className="mb-2 text-sm">
        <Link to={paths.adminOrders} className="underline underline-offset-4">
          {t('orders.all')}
        </Link>
      </p>
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      {isUnknown ? (
        <p className="mt-4">{t('orders.unknown')}</p>
      ) : (
        <Loaded
          data={order}
          failure={
            error !== null && (
              <div className="mt-4">
                <LoadFailure text={t('orders.orderFailed')} error={error} onRetry={() => void refetch()} />
              </div>
            )
          }
          pending={
            <div role="status" aria-label={t('orders.loadingOrder')} className="mt-6">
              <Skeleton className="h-64" />
            </div>
          }
        >
          {(found) => <Found order={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Found({ order }: { order: OrderView }) {
  const t = useText(copy);
  const problemOf = useProblem();
  return (
    <>
      <p className="mt-1 text-lg break-words text-muted">{order.product}</p>
      {order.state === 'review' && (
        <p className="mt-4 flex flex-wrap items-center gap-3 rounded-card border border-danger px-4 py-3">
          {t('orders.inReview')}
          <span className="text-muted">{problemOf(order)}</span>
          <Link to={paths.adminReviews} search={{ search: order.number }} className="underline underline-offset-4">
            {t('orders.toReview')}
          </Link>
        </p>
      )}
      <Facts order={order} />
      {order.plan?.is_running === true && order.plan.cancel_at === null && <EndPlan order={order} />}
      <OrderPayments order={order} />
      <OrderDecisions decisions={order.decisions} />
      <OrderPapers order={order} />
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('orders.links')}</h2>
      <ProviderLinks links={order.links} />
    </>
  );
}

function Facts({ order }: { order: OrderView }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { amount, currency, list_amount: list, paid_amount: paid, paid_currency: paidCurrency, plan, email } = order;
  const day = (instant: string) => formatDay(instant, language);
  const planText = () => {
    if (plan === null) return '';
    if (!plan.is_running) return t('orders.planOver');
    if (plan.cancel_at !== null) return t('orders.planEnds', { date: day(plan.cancel_at) });
    return t('orders.planRuns', { date: plan.period_end === null ? '' : day(plan.period_end) });
  };
  const isPaid = ['fulfilled', 'review', 'refunded'].includes(order.state);
  const facts = [
    [t('orders.date'), day(order.created_at)],
    [t('orders.listPrice'), formatMoney(list, currency, language)],
    [t('orders.paid'), isPaid ? formatMoney(paid ?? amount, paidCurrency ?? currency, language) : t('orders.notPaid')],
    [
      t('orders.tokens'),
      order.kind === 'token_pack' ? order.tokens : t('orders.tokensPerPeriod', { count: order.tokens }),
    ],
    ...(order.promotion_code === null ? [] : [[t('orders.coupon'), order.promotion_code] as const]),
    ...(plan === null ? [] : [[t('orders.plan'), planText()] as const]),
    [t('orders.balance'), order.balance],
  ] as const;
  return (
    <dl className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{t('orders.person')}</dt>
        <dd className="font-medium break-words">
          {email === null ? t('orders.deleted') : <PersonLink email={email} userId={order.user_id} />}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t('orders.state')}</dt>
        <dd className="font-medium">
          <OrderStateText state={order.state} />
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
