import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { watchTable } from '../../lib/watch-table.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useSession } from '../auth/use-session.ts';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { DeclarationList } from '../declarations/components/declaration-list.tsx';
import { ContractList } from './components/contract-list.tsx';
import { OwnSubscription } from './components/own-subscription.tsx';
import { PaymentTable } from './components/payment-table.tsx';
import { PlanList } from './components/plan-list.tsx';
import { copy } from './copy.ts';
import { isRunning } from './model.ts';
import { billingKey, subscriptionQuery } from './queries.ts';

const personal = ['plans', 'subscription', 'history'] as const;
const open = ['plans'] as const;
type TabName = (typeof personal)[number];

/**
 * Plans for everyone; for signed-in people also their own subscription and payments. The address holds the open tab.
 */
export function BillingPage() {
  const t = useText(copy);
  usePageTitle(t('billing.title'));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { status, person } = useSession();
  const userId = person?.id ?? '';
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery(userId), enabled: userId !== '' });
  const { hash } = usePageLocation();
  const isLoading = status === 'loading' || (userId !== '' && isPending);
  const names: readonly TabName[] = person === undefined ? open : personal;
  const initial = subscription != null && isRunning(subscription) ? 'subscription' : 'plans';
  const shown = names.find((name) => name === hash) ?? initial;

  useEffect(() => {
    if (userId === '') return;
    return watchTable('subscriptions', () => void queries.invalidateQueries({ queryKey: billingKey(userId) }));
  }, [queries, userId]);

  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('billing.title')}</h1>
      <p className="mt-2 text-muted">{t('billing.lead')}</p>
      {isLoading ? (
        <div role="status" aria-label={t('billing.loading')}>
          <p className="text-muted">{t('billing.loading')}</p>
          <Skeleton className="mt-4 h-64" />
        </div>
      ) : (
        <Tabs
          label={t('billing.tabs')}
          tabs={names.map((name) => ({ name, label: t(`billing.tab.${name}`) }))}
          open={shown}
          onOpen={(name) => void navigate({ to: paths.billing, hash: name, replace: true, resetScroll: false })}
        >
          <TabPanel name="plans">
            <PlanList person={person} subscription={subscription ?? undefined} />
          </TabPanel>
          {person !== undefined && (
            <>
              <TabPanel name="subscription">
                <OwnSubscription userId={person.id} />
              </TabPanel>
              <TabPanel name="history">
                <DeclarationList userId={person.id} />
                <ContractList userId={person.id} />
                <PaymentTable userId={person.id} />
              </TabPanel>
            </>
          )}
        </Tabs>
      )}
      <div className="mt-8">
        <TestPayments />
      </div>
      <p>
        <Link to={paths.purchaseTokens} className="inline-block py-1 underline underline-offset-4">
          {t('billing.buyTokens')}
        </Link>
      </p>
    </div>
  );
}
