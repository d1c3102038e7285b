import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatLocalMoment } from '../../../lib/format-local-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { useEndSession } from '../mutations.ts';
import { sessionsQuery } from '../queries.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

export function SessionsPanel({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const reportFailure = useReportFailure();
  const { data, isError, error, refetch } = useQuery(sessionsQuery(userId));
  const end = useEndSession();
  return (
    <AccountPanel title={t('account.sessions')}>
      {isError && <LoadFailure text={t('account.sessionsFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-20" />}
      <ul className="grid gap-3">
        {data?.map(({ id, user_agent, browser, system, refreshed_at, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="text-sm font-medium break-words" title={user_agent}>
                {browser !== '' && system !== ''
                  ? t('account.device', { browser, system })
                  : browser || system || t('account.unknownDevice')}
              </p>
              <p className="text-sm text-muted">
                {isCurrent
                  ? t('account.thisDevice')
                  : t('account.lastSeen', { date: formatLocalMoment(refreshed_at, language) })}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="secondary"
                isBusy={end.isPending}
                onClick={() =>
                  end.mutate(id, {
                    onSuccess: () => notify({ title: t('account.ended') }),
                    onError: () => reportFailure(),
                  })
                }
              >
                {t('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountPanel>
  );
}
