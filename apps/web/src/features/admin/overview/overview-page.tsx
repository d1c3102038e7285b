import type { Overview, ShopDay } from '@regelwerk/contract/admin/admin-overview';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatNumber } from '@regelwerk/contract/shared/format-number';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../table/components/admin-page.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { TaxMeters } from './components/tax-meters.tsx';
import { copy } from './copy.ts';
import { type OverviewRange, overviewQuery, overviewRanges } from './queries.ts';

const FigureChart = lazyPart(async () => (await import('./components/figure-chart.tsx')).default);
const figures = [
  'revenue',
  'refunded',
  'signUps',
  'previews',
  'purchases',
  'active',
  'sold',
  'used',
  'failed',
] as const;
type Figure = (typeof figures)[number];
const isMoney = (figure: Figure) => figure === 'revenue' || figure === 'refunded';
const labels = {
  revenue: 'overview.revenue',
  refunded: 'overview.refunded',
  signUps: 'overview.signUps',
  previews: 'overview.previews',
  purchases: 'overview.purchases',
  sold: 'overview.sold',
  used: 'overview.used',
  failed: 'overview.failures',
  active: 'overview.active',
} as const;
const everything = { search: '', filter: '' };

/** The figures of the shop. */
export function OverviewPage() {
  const t = useText(copy);
  const [range, setRange] = useState<OverviewRange>(30);
  const { data, isError, error, refetch } = useQuery(overviewQuery(range));
  return (
    <AdminPage title={t('overview.title')} lead={t('overview.lead')}>
      <SelectField
        className="mb-6 max-w-xs"
        label={t('overview.range')}
        value={String(range)}
        onChange={(event) => setRange(overviewRanges.find((one) => String(one) === event.target.value) ?? 30)}
        options={overviewRanges.map((count) => ({ value: String(count), label: t('overview.days', { count }) }))}
      />
      <Loaded
        data={data}
        failure={isError && <LoadFailure text={t('overview.failed')} error={error} onRetry={() => void refetch()} />}
        pending={
          <div role="status" aria-label={t('overview.loading')}>
            <Skeleton className="h-96" />
          </div>
        }
      >
        {(overview) => <Report overview={overview} />}
      </Loaded>
    </AdminPage>
  );
}

function Report({ overview: { days, before, currency, tax } }: { overview: Overview }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const show = (figure: Figure) => (value: number) =>
    isMoney(figure) ? formatMoney(value, currency, language) : formatNumber(value, language);
  /** Active subscriptions are a current value; the other figures add up. */
  const sumOf = (some: readonly ShopDay[], figure: Figure) =>
    figure === 'active' ? (some.at(-1)?.active ?? 0) : some.reduce((total, day) => total + day[figure], 0);
  const sum = (figure: Figure) => sumOf(days, figure);
  /** One bar says no more than the number. */
  const hasChart = (figure: Figure) => days.filter((day) => day[figure] !== 0).length > 1;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3">
        {figures.map((figure) => (
          <section
            key={figure}
            className={`min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 first:max-md:col-span-2 ${hasChart(figure) ? 'max-md:col-span-2' : ''}`}
          >
            <h2 className="text-muted">
              {figure === 'active' ? (
                <Link
                  to={paths.adminBilling}
                  search={{ tab: 'subscriptions', filter: 'running' }}
                  className="underline underline-offset-4"
                >
                  {t(labels[figure])}
                </Link>
              ) : (
                t(labels[figure])
              )}
            </h2>
            <p className="text-2xl font-semibold wrap-anywhere">{show(figure)(sum(figure))}</p>
            <p className="text-sm text-muted">
              {t(figure === 'active' ? 'overview.beforeThat' : 'overview.before', {
                value: show(figure)(sumOf(before, figure)),
                days: before.length,
              })}
            </p>
            {hasChart(figure) && (
              <Suspense fallback={<Skeleton className="mt-3 h-40" />}>
                <FigureChart
                  label={t(labels[figure])}
                  format={show(figure)}
                  points={days.map((day) => ({ day: formatDay(day.day, language, 'short'), value: day[figure] }))}
                />
              </Suspense>
            )}
          </section>
        ))}
      </div>
      <TaxMeters tax={tax} />
      <div className="mt-6 flex flex-wrap gap-2">
        <ExportButton table="orders" query={everything} label={t('overview.orders')} />
        <ExportButton table="documents" query={everything} label={t('overview.documents')} />
        <ExportButton table="ledger" query={everything} label={t('overview.ledger')} />
      </div>
      <details className="mt-6">
        <summary className="cursor-pointer py-2 underline underline-offset-4">{t('overview.asTable')}</summary>
        <div className="mt-2">
          <DataTable
            caption={t('overview.title')}
            keyOf={({ day }) => day}
            rows={[...days].reverse()}
            columns={[
              {
                label: t('overview.day'),
                isName: true,
                isShort: true,
                cell: ({ day }) => formatDay(day, language, 'medium'),
              },
              ...figures.map((figure) => ({
                label: t(labels[figure]),
                isNumber: true,
                cell: (day: ShopDay) => show(figure)(day[figure]),
              })),
            ]}
            sums={[t('overview.sum'), ...figures.map((figure) => show(figure)(sum(figure)))]}
          />
        </div>
      </details>
    </>
  );
}
