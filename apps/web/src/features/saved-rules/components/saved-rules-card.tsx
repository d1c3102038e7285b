import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { savedCountQuery } from '../queries.ts';

/** The number of saved rules, with a link to them, and more rules of the person below. */
export function SavedRulesCard({ userId, children }: { userId: string; children: ReactNode }) {
  const t = useText(copy);
  const { data: count, isError, error, refetch } = useQuery(savedCountQuery(userId));
  return (
    <section
      aria-label={t('saved.yours')}
      className="relative rounded-card border border-line bg-surface p-5 hover:border-line-strong"
    >
      <h2 className="text-sm font-medium text-muted">{t('saved.yours')}</h2>
      {isError && (
        <div className="relative z-10 mt-2">
          <LoadFailure text={t('saved.failedText')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && count === undefined && <Skeleton className="mt-2 h-9 w-24" />}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        {count !== undefined && <p className="text-2xl font-semibold tracking-tight">{count}</p>}
        <Link
          to={paths.savedRules}
          className="inline-flex items-center gap-1.5 text-sm font-medium text-accent after:absolute after:inset-0"
        >
          {t('saved.open')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
      <div className="relative mt-3 border-t border-line pt-3">{children}</div>
    </section>
  );
}
