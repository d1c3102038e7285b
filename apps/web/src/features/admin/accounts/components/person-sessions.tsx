import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { personSessionsQuery } from '../queries.ts';

interface Props {
  userId: string;
  isBusy: boolean;
  onEnd: (sessionId: string) => void;
}

/** The devices on which a person is signed in, each with a button that ends the session. */
export function PersonSessions({ userId, isBusy, onEnd }: Props) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(personSessionsQuery(userId));
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-medium">{t('person.sessions')}</h3>
      {isError && <LoadFailure text={t('person.sessionsFailed')} error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton className="h-10" />}
      {data?.length === 0 && <p className="text-muted">{t('person.noSessions')}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ id, browser, system, refreshed_at: at }) => {
          const device =
            browser !== '' && system !== ''
              ? t('person.device', { browser, system })
              : browser || system || t('person.unknownDevice');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 break-words">
                {device}{' '}
                <span className="text-muted">
                  {t('person.lastSeen', { date: formatMoment(at, language, 'short') })}
                </span>
              </span>
              <Button
                variant="quiet"
                className="-mx-4 sm:mx-0"
                isBusy={isBusy}
                aria-label={t('person.endSessionOf', { device })}
                onClick={() => onEnd(id)}
              >
                {t('person.endSession')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
