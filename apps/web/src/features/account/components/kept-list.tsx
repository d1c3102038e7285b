import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { retentionQuery } from '../queries.ts';

const kept = [
  ['vouchersUntil', 'account.keptVouchers'],
  ['documentsUntil', 'account.keptDocuments'],
  ['declarationsUntil', 'account.keptDeclarations'],
  ['noticesUntil', 'account.keptNotices'],
  ['mailsUntil', 'account.keptMails'],
  ['eventsUntil', 'account.keptEvents'],
  ['mailboxUntil', 'account.keptMailbox'],
] as const;

/** The data that the law requires us to keep after a deletion, and until when. */
export function KeptList({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(retentionQuery(userId));
  if (isError) return <LoadFailure text={t('account.keptFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="status" aria-label={t('account.keptLoading')}>
        <Skeleton className="h-12" />
      </div>
    );
  const until = (day: string) => formatDay(day, language);
  const lines = kept.flatMap(([field, words]) => {
    const day = data[field];
    return day === null ? [] : [t(words, { date: until(day) })];
  });
  if (data.vouchersUntil !== null) lines.push(t('account.keptAtProvider'));
  return (
    <div className="text-sm">
      <h3 className="font-medium">{t('account.kept')}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-muted">{t('account.keptNothing')}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
