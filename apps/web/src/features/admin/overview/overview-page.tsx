import type { Overview, ShopDay } from '@regelwerk/contract/admin-overview';
import { formatMoney } from '@regelwerk/contract/money';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Guard } from '../../auth/components/guard.tsx';
import { AdminNav } from '../table/components/admin-nav.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { TaxMeters } from './components/tax-meters.tsx';
import { copy } from './copy.ts';
import { type OverviewRange, overviewQuery, overviewRanges } from './queries.ts';

const FigureChart = lazy(() => import('./components/figure-chart.tsx'));
const figures = ['revenue', 'active', 'sold', 'used', 'failed'] as const;
const labels = {
  revenue: 'overview.revenue',
  sold: 'overview.sold',
  used: 'overview.used',
  failed: 'overview.failures',
  active: 'overview.active',
} as const;
const everything = { search: '', filter: '' };

/** The figures of the shop. */
export function OverviewPage() {
  return (
    <Guard isForAdmins>
      <Figures />
    </Guard>
  );
}

function Figures() {
  const t = useText(copy);
  usePageTitle(t('overview.title'));
  const [range, setRange] = useState<OverviewRange>(30);
  const { data, isError, refetch } = useQuery(overviewQuery(range));
  return (
    <div className="mx-auto max-w-6xl px-4 py-10">
      <AdminNav />
      <h1 className="text-3xl font-semibold tracking-tight">{t('overview.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('overview.lead')}</p>
      <SelectField
        className="mb-6 max-w-xs"
        label={t('overview.range')}
        value={String(range)}
        onChange={(event) => setRange(overviewRanges.find((one) => String(one) === event.target.value) ?? 30)}
        options={overviewRanges.map((count) => ({ value: String(count), label: t('overview.days', { count }) }))}
      />
      <Loaded
        data={data}
        failure={
          isError && (
            <LoadFailure
              words={{ text: t('overview.failed'), retry: t('overview.retry') }}
              onRetry={() => void refetch()}
            />
          )
        }
        pending={
          <div role="status" aria-label={t('overview.loading')}>
            <Skeleton className="h-96" />
          </div>
        }
      >
        {(overview) => <Report overview={overview} />}
      </Loaded>
    </div>
  );
}

function Report({ overview: { days, currency, tax } }: { overview: Overview }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  const show = (figure: (typeof figures)[number]) => (value: number) =>
    figure === 'revenue' ? formatMoney(value, currency, language) : number.format(value);
  /** Active subscriptions are a current value; the other figures add up. */
  const sum = (figure: (typeof figures)[number]) =>
    figure === 'active' ? (days.at(-1)?.active ?? 0) : days.reduce((total, day) => total + day[figure], 0);
  const cells = (day: ShopDay) => figures.map((figure) => [figure, show(figure)(day[figure])] as const);
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        {figures.map((figure) => (
          <section key={figure} className="min-w-0 rounded-card border border-line bg-surface p-5">
            <h2 className="text-muted">{t(labels[figure])}</h2>
            <p className="mb-3 text-2xl font-semibold">{show(figure)(sum(figure))}</p>
            <Suspense fallback={<Skeleton className="h-40" />}>
              <FigureChart
                label={t(labels[figure])}
                format={show(figure)}
                points={days.map((day) => ({ day: short.format(new Date(day.day)), value: day[figure] }))}
              />
            </Suspense>
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
        <ScrollFrame label={t('overview.title')} className="mt-2 px-4 py-2">
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="text-muted">
              <tr>
                <th className="py-2 pr-4 font-medium">{t('overview.day')}</th>
                {figures.map((figure) => (
                  <th key={figure} className="py-2 pr-4 font-medium">
                    {t(labels[figure])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.day} className="border-t border-line">
                  <th className="py-1.5 pr-4 font-normal whitespace-nowrap">{long.format(new Date(day.day))}</th>
                  {cells(day).map(([figure, value]) => (
                    <td key={figure} className="py-1.5 pr-4">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-line-strong font-semibold">
                <th className="py-2 pr-4">{t('overview.sum')}</th>
                {figures.map((figure) => (
                  <td key={figure} className="py-2 pr-4">
                    {show(figure)(sum(figure))}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </ScrollFrame>
      </details>
    </>
  );
}
