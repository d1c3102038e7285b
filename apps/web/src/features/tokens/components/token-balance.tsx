import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { balanceState } from '../model.ts';
import { balanceQuery, hasSpentQuery } from '../queries.ts';
import { useLiveTokens } from '../use-live-tokens.ts';
import { usePurchaseSearch } from '../use-purchase-search.ts';

const purchaseLooks = {
  button: `mt-4 ${buttonLook('secondary')}`,
  link: 'mt-1 inline-flex items-center gap-1.5 text-sm font-medium text-accent',
};

/** The balance, with a warning when it is low, and with the way to buy more where `purchase` says how it looks. */
export function TokenBalance({ userId, purchase }: { userId: string; purchase?: 'button' | 'link' }) {
  const t = useText(copy);
  useLiveTokens(userId);
  const search = usePurchaseSearch();
  const { data: balance, isError, error, refetch } = useQuery(balanceQuery(userId));
  const isLow = balance !== undefined && balanceState(balance, true) === 'low';
  const { data: hasSpent = false } = useQuery({ ...hasSpentQuery(userId), enabled: isLow });

  const state = balance === undefined ? undefined : balanceState(balance, hasSpent);
  const warning = state === 'out' || state === 'low' ? t(`tokens.${state}`) : undefined;
  const look = state === 'out' ? 'border-danger' : 'border-line';
  return (
    <section aria-label={t('tokens.balance')} className={`rounded-card border bg-surface p-5 ${look}`}>
      <h2 className="text-sm font-medium text-muted">{t('tokens.balance')}</h2>
      <Loaded
        data={balance}
        failure={
          isError && (
            <div className="mt-2">
              <LoadFailure
                title={t('tokens.failed')}
                text={t('tokens.failedText')}
                error={error}
                onRetry={() => void refetch()}
              />
            </div>
          )
        }
        pending={<Skeleton className="mt-2 h-9 w-32" />}
      >
        {(count) => <p className="mt-1 text-2xl font-semibold tracking-tight">{t('tokens.count', { count })}</p>}
      </Loaded>
      {warning === undefined ? (
        <p className="mt-1 text-sm text-muted">{t('tokens.costs')}</p>
      ) : (
        <p className={`mt-1 text-sm font-medium ${state === 'out' ? 'text-danger' : 'text-ink'}`}>{warning}</p>
      )}
      {warning !== undefined && purchase !== undefined && (
        <Link to={paths.purchaseTokens} search={search} className={purchaseLooks[purchase]}>
          {t('tokens.purchase')}
          {purchase === 'link' && <ArrowRight className="size-4" aria-hidden="true" />}
        </Link>
      )}
    </section>
  );
}
