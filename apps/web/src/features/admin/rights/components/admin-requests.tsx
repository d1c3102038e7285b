import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { requestsQuery } from '../queries.ts';

/** The pending requests for admin rights, each with a button to grant them. */
export function AdminRequests({ onGrant }: { onGrant: (email: string) => void }) {
  const t = useText(copy);
  const { data, isError, error, refetch } = useQuery(requestsQuery);
  return (
    <div className="mt-12">
      <h2 className="text-xl font-semibold tracking-tight">{t('setup.requests')}</h2>
      {isError && (
        <div className="mt-3">
          <LoadFailure text={t('setup.requestsFailed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && data === undefined && <Skeleton className="mt-3 h-12" />}
      {data?.length === 0 && <p className="mt-3 text-muted">{t('setup.noRequests')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.map(({ email }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 break-words">{email}</span>
            <Button variant="secondary" aria-label={t('setup.grantTo', { email })} onClick={() => onGrant(email)}>
              {t('setup.grant')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
