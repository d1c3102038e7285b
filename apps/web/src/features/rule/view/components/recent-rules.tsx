import { rulePath } from '@regelwerk/contract/rules/rule-address';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { retention } from '@regelwerk/legal/retention';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { recentCopy } from '../copy.ts';
import { recentRulesQuery } from '../queries.ts';
import { WaitingRuleCard } from './waiting-rule-card.tsx';

/** The rules that a person generated recently, each with a link to it. */
export function RecentRules({ userId }: { userId: string }) {
  const t = useText(recentCopy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(recentRulesQuery(userId));
  const failure = isError && <LoadFailure text={t('recent.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="recent-rules">
      <h3 id="recent-rules" className="text-sm font-medium text-muted">
        {t('recent.title')}
      </h3>
      <div className="mt-3 empty:hidden">
        <WaitingRuleCard />
      </div>
      <div className="mt-1">
        <Loaded data={data} failure={failure} pending={<Skeleton className="h-24" />}>
          {(rules) =>
            rules.length === 0 ? (
              <p className="text-muted">{t('recent.none')}</p>
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {rules.map(({ request_id, title, created_at }) => (
                    <li key={request_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                      <Link
                        to={rulePath}
                        params={{ requestId: request_id }}
                        className="min-w-0 font-medium wrap-anywhere text-accent hover:underline"
                      >
                        {title}
                      </Link>
                      <time dateTime={created_at} className="text-sm text-muted">
                        {formatDay(created_at, language, 'medium')}
                      </time>
                    </li>
                  ))}
                </ul>
                <p className="mt-2 text-sm text-muted">{t('recent.kept', { days: retention.resultDays })}</p>
              </>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}
