import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Person } from '../../auth/store.ts';
import { OrderDialog } from '../../checkout/components/order-dialog.tsx';
import { PriceSentence } from '../../checkout/components/price-sentence.tsx';
import { SalesFacts } from '../../checkout/components/sales-facts.tsx';
import { catalogQuery } from '../../checkout/queries.ts';
import { useOrdered } from '../../checkout/use-ordered.ts';
import { useSignInFirst } from '../../checkout/use-sign-in-first.ts';
import { copy } from '../copy.ts';
import { isRunning, type Plan, plansOf, type SubscriptionRow } from '../model.ts';
import { contractsQuery } from '../queries.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans side by side. A subscriber orders another plan in the place of the running one. */
export function PlanList({
  person,
  subscription,
}: {
  person: Person | undefined;
  subscription: SubscriptionRow | undefined;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const signInFirst = useSignInFirst('subscription', paths.billing);
  const { ordered, open, close } = useOrdered();
  const { data: plans, isError, error, refetch } = useQuery({ ...catalogQuery, select: plansOf });
  const { data: config } = useQuery(publicConfigQuery);
  const own = subscription !== undefined && isRunning(subscription) ? subscription.stripe_price_id : undefined;

  const userId = person?.id ?? '';
  const { data: contracts } = useQuery({ ...contractsQuery(userId), enabled: own !== undefined && userId !== '' });
  const pending = contracts?.find(({ state }) => state === 'scheduled');
  const isPending = ({ name, amount }: Plan) => pending?.name === name && pending.amount === amount;
  const actionFor = (plan: Plan) => {
    if (own === undefined) return t('billing.subscribe');
    if (!isPending(plan)) return t('billing.change');
    return t('billing.ordered', { date: formatDay(new Date(pending?.startsOn ?? 0), language) });
  };

  const subscribe = ({ priceId }: Plan) => {
    if (person === undefined) signInFirst(priceId);
    else open(priceId);
  };

  if (isError)
    return (
      <LoadFailure
        title={t('billing.productsFailed')}
        text={t('billing.productsFailedText')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (plans === undefined)
    return (
      <div role="status" aria-label={t('billing.loading')} className="grid gap-5 md:grid-cols-3">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    );
  if (plans.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface p-8 text-center">
        <h2 className="text-lg font-semibold">{t('billing.noPlans')}</h2>
        <p className="mt-1 text-muted">{t('billing.noPlansText')}</p>
      </div>
    );
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.priceId}
            plan={plan}
            isOwn={plan.priceId === own}
            isSold={config?.payments !== 'off'}
            action={actionFor(plan)}
            isOrdered={isPending(plan)}
            onChoose={() => subscribe(plan)}
          />
        ))}
      </ul>
      <div className="mt-4">
        <PriceSentence />
        <SalesFacts />
      </div>
      {person !== undefined && (
        <OrderDialog
          kind="subscription"
          changesPlan={own !== undefined}
          userId={person.id}
          priceId={ordered === own ? undefined : ordered}
          onClose={close}
        />
      )}
    </>
  );
}
