import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { needsNotice } from '@regelwerk/contract/shop/needs-notice';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { legalLabels } from '@regelwerk/legal/labels';
import { planRules } from '@regelwerk/legal/plan-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { catalogQuery } from '../../checkout/queries.ts';
import { copy } from '../copy.ts';
import { isRunning, plansOf } from '../model.ts';
import { contractsQuery, paymentsQuery, subscriptionQuery } from '../queries.ts';
import { usePortal } from '../use-portal.ts';
import { ContractWays } from './contract-ways.tsx';
import { PendingChange } from './pending-change.tsx';
import { PlanTokens } from './plan-tokens.tsx';

/** The person's subscription: its state, what comes next, and how to change or end it. */
export function OwnSubscription({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const portal = usePortal();
  const { data: subscription, isError, error, refetch } = useQuery(subscriptionQuery(userId));
  const { data: plans } = useQuery({ ...catalogQuery, select: plansOf });
  const { data: payments } = useQuery(paymentsQuery(userId));
  const { data: contracts, isLoading: areContractsLoading } = useQuery(contractsQuery(userId));
  const date = (iso: string) => formatDay(iso, language);

  if (isError) return <LoadFailure text={t('billing.failed')} error={error} onRetry={() => void refetch()} />;
  // without the contracts it would say what is charged next as if no change were ordered
  if (subscription === undefined || areContractsLoading) return <Skeleton className="h-56" />;
  if (subscription === null || !isRunning(subscription))
    return (
      <section className="rounded-card border border-line bg-surface p-8 text-center">
        <h2 className="text-lg font-semibold">{t('billing.none')}</h2>
        <p className="mt-1 text-muted">{t('billing.noneText')}</p>
        <Link to={paths.billing} hash="plans" className={`mt-5 ${buttonLook()}`}>
          {t('billing.viewPlans')}
        </Link>
      </section>
    );
  const plan = plans?.find(({ priceId }) => priceId === subscription.stripe_price_id);
  const price = plan === undefined ? undefined : formatMoney(plan.amount, plan.currency, language);
  const rules = planRules[language];
  const { current_period_start: start, current_period_end: end, cancel_at: cancelAt, status } = subscription;
  const endsOn = cancelAt ?? end;
  const contract = contracts?.find(({ isRunning: runs }) => runs);
  const change = contracts?.find(({ state }) => state === 'scheduled');
  const rows: [string, string][] = [
    [t('billing.plan'), plan?.name ?? payments?.find(({ key }) => key.startsWith('in_'))?.what ?? ''],
    [t('billing.status'), t(`billing.status.${status}`)],
    [t('billing.started'), date(subscription.created_at)],
  ];
  if (start !== null && end !== null) rows.push([t('billing.period'), `${date(start)} – ${date(end)}`]);
  return (
    <section className="rounded-card border border-line bg-surface p-6">
      {subscription.cancel_at_period_end && endsOn !== null && (
        <Warning
          title={t('billing.ending')}
          text={t(subscription.ends_by_notice ? 'billing.endingByNotice' : 'billing.endingText', {
            date: date(endsOn),
          })}
        />
      )}
      {(status === 'past_due' || status === 'unpaid') && (
        <Warning title={t('billing.overdue')} text={t('billing.overdueText')} />
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <PlanTokens userId={userId} subscriptionId={subscription.stripe_subscription_id} />
      {change !== undefined && (
        <PendingChange userId={userId} change={change} plan={contract?.name ?? plan?.name ?? ''} />
      )}
      {change === undefined && !subscription.cancel_at_period_end && price !== undefined && end !== null && (
        <p className="mt-4 text-muted">
          {t(status === 'trialing' ? 'billing.trialEnds' : 'billing.renews', { date: date(end), price })}
        </p>
      )}
      {plan !== undefined && needsNotice(plan.interval, plan.intervalCount) && (
        <p className="mt-2 text-sm text-muted">
          {rules.minimumTerm} {rules.renewal} {rules.rest}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={portal.open} isBusy={portal.isOpening}>
          {t('billing.manage')}
        </Button>
        {contract === undefined ? (
          <a className={buttonLook('secondary')} href={noticeAddress('cancelContract', language)}>
            {legalLabels[language].cancelLink}
          </a>
        ) : (
          <ContractWays row={contract} />
        )}
      </div>
    </section>
  );
}

function Warning({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="mb-5 rounded-card border border-danger px-4 py-3">
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{text}</p>
    </div>
  );
}
