import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { historyQuery } from '../queries.ts';

/** Tokens added and used over the last thirty days. */
export default function TokenChart({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(historyQuery(userId));
  const days = data?.map(({ day, added, used }) => ({ day: formatDay(day, language, 'short'), added, used }));
  const sum = (of: 'added' | 'used') => (data ?? []).reduce((total, day) => total + day[of], 0);
  return (
    <section aria-labelledby="token-chart" className="rounded-card border border-line bg-surface p-5">
      <h2 id="token-chart" className="font-semibold">
        {t('tokens.chart')}
      </h2>
      {isError && (
        <div className="mt-3">
          <LoadFailure text={t('tokens.recentFailed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && days === undefined && <Skeleton className="mt-3 h-44" />}
      {days?.length === 0 && <p className="mt-3 text-muted">{t('tokens.noTransactions')}</p>}
      {days !== undefined && days.length > 0 && (
        <>
          <p className="mt-1 text-sm text-muted">{t('tokens.chartSum', { added: sum('added'), used: sum('used') })}</p>
          <div className="mt-3 h-44" aria-hidden="true">
            <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 176 }}>
              <BarChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: -28 }}>
                <XAxis dataKey="day" stroke="var(--muted)" fontSize={12} tickLine={false} />
                <YAxis stroke="var(--muted)" fontSize={12} allowDecimals={false} tickLine={false} axisLine={false} />
                <Tooltip
                  cursor={{ fill: 'var(--sunken)' }}
                  contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)', borderRadius: 8 }}
                />
                <Bar
                  dataKey="added"
                  name={t('tokens.kind.added')}
                  fill="var(--accent)"
                  isAnimationActive={false}
                  maxBarSize={28}
                />
                <Bar
                  dataKey="used"
                  name={t('tokens.kind.used')}
                  fill="var(--line-strong)"
                  isAnimationActive={false}
                  maxBarSize={28}
                />
              </BarChart>
            </ResponsiveContainer>
          </div>
        </>
      )}
    </section>
  );
}
