import type { HealthCheck } from '@regelwerk/contract/admin/admin-data';
import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { copy, healthCopy } from './copy.ts';
import { healthQuery } from './queries.ts';

const looks: Readonly<Record<HealthCheck['state'], string>> = {
  good: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-900/60 dark:text-emerald-100',
  warning: 'bg-amber-100 text-amber-900 dark:bg-amber-900/60 dark:text-amber-100',
  bad: 'bg-red-100 text-red-900 dark:bg-red-900/60 dark:text-red-100',
  idle: 'bg-sunken text-ink',
  pending: 'bg-sunken text-ink',
};

/** The health of the shop. */
export function HealthPage() {
  const t = useText(copy);
  usePageTitle(t('insight.health'));
  const { data: checks, isError, error, isFetching, refetch } = useQuery(healthQuery);
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 [&>*:not(nav)]:max-w-4xl">
      <AdminNav />
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">{t('insight.health')}</h1>
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t('insight.refresh')}
        </Button>
      </div>
      <p className="mt-2 mb-6 text-muted">{t('insight.healthLead')}</p>
      <Loaded
        data={checks}
        failure={
          isError && <LoadFailure text={t('insight.healthFailed')} error={error} onRetry={() => void refetch()} />
        }
        pending={
          <div role="status" aria-label={t('insight.loadingHealth')}>
            <Skeleton className="h-96" />
          </div>
        }
      >
        {(shown) => (
          <ul className="grid gap-3">
            {shown.map((check) => (
              <Check key={check.name} check={check} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function Check({ check: { name, state, count, at, details } }: { check: HealthCheck }) {
  const t = useText(copy);
  const tHealth = useText(healthCopy);
  const [language] = useLanguage();
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{t(`insight.check.${name}`)}</h2>
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${looks[state]}`}>
          {t(`insight.state.${state}`)}
        </span>
        {name !== 'model' && state !== 'idle' && state !== 'pending' && (
          <span className="text-sm text-muted">{t(`insight.count.${name}`, { count })}</span>
        )}
        {at !== null && (
          <span className="text-sm text-muted">{t('insight.last', { date: formatMoment(at, language, 'short') })}</span>
        )}
      </div>
      {details.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-sm break-words">
          {details.map(({ code, values }) => (
            <li key={JSON.stringify([code, values])}>{tHealth(`health.${code}`, values)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
