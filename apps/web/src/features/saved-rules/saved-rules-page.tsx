import { paths } from '@regelwerk/contract/shared/paths';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Plus } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNewRule } from '../answers/use-new-rule.ts';
import { usePerson } from '../auth/use-person.ts';
import { RuleCard } from './components/rule-card.tsx';
import { RuleFilters } from './components/rule-filters.tsx';
import { copy } from './copy.ts';
import { isNarrow, type RuleFilter, readFilter, writeFilter } from './model.ts';
import { savedCountQuery, savedListQuery } from './queries.ts';

export function SavedRulesPage() {
  const { id: userId } = usePerson();
  const t = useText(copy);
  usePageTitle(t('saved.title'));
  const navigate = useNavigate();
  const beginRule = useNewRule();
  const filter = readFilter(usePageLocation().search);
  const setFilter = (next: RuleFilter) =>
    void navigate({ to: paths.savedRules, search: writeFilter(next), replace: true });
  const { data: count, isPending: isCounting } = useQuery(savedCountQuery(userId));
  const list = useInfiniteQuery({ ...savedListQuery(userId, filter), placeholderData: keepPreviousData });
  const rules = list.data?.pages.flat() ?? [];
  // only people with rules get filters
  const isLoading = isCounting || list.isPending;
  const hasNone = !isLoading && list.isSuccess && rules.length === 0;
  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <Link to={paths.dashboard} className={`${buttonLook('quiet')} -ml-4`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('saved.back')}
      </Link>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="text-3xl font-semibold tracking-tight">{t('saved.title')}</h1>
        {count !== undefined && count > 0 && (
          <>
            <p className="text-muted">{t('saved.count', { count })}</p>
            <Button variant="secondary" className="ml-auto" onClick={beginRule}>
              <Plus className="size-4" aria-hidden="true" />
              {t('saved.newRule')}
            </Button>
          </>
        )}
      </div>
      {!isLoading && (count ?? 0) > 0 && (
        <div className="mt-4">
          <Fold title={t('saved.filter')} isInUse={isNarrow(filter)}>
            <RuleFilters filter={filter} onChange={setFilter} />
          </Fold>
        </div>
      )}
      {isLoading && <LoadingRules />}
      <div className="mt-6 grid gap-4 empty:hidden">
        {list.isError && (
          <LoadFailure
            title={t('saved.failed')}
            text={t('saved.failedText')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {hasNone && !isNarrow(filter) && (
          <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-8">
            <p>{t('saved.empty')}</p>
            <Button onClick={beginRule}>{t('saved.createFirst')}</Button>
          </div>
        )}
        {hasNone && isNarrow(filter) && (
          <div className="grid justify-items-start gap-4">
            <p>{t('saved.nothingFound')}</p>
            <Button variant="secondary" onClick={() => setFilter(readFilter({}))}>
              {t('saved.resetFilter')}
            </Button>
          </div>
        )}
        {!isLoading && rules.map((rule) => <RuleCard key={rule.id} rule={rule} />)}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="justify-self-center"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('saved.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The space of the filters and the list, which come together, so that neither moves the other. */
function LoadingRules() {
  const t = useText(copy);
  return (
    <div role="status" aria-label={t('saved.loading')} className="mt-4 grid gap-4">
      <Skeleton className="mb-2 h-11" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
