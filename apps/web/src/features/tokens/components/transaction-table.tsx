import { formatMoment } from '@regelwerk/contract/shared/format-moment';
import { ledgerLine } from '@regelwerk/contract/shop/ledger-line';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { signedAmount } from '../model.ts';
import { latestQuery } from '../queries.ts';

/** The latest five token movements. */
export function TransactionTable({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: rows, isError, error, refetch } = useQuery(latestQuery(userId));
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h2 className="font-semibold">{t('tokens.recent')}</h2>
      {isError && (
        <div className="mt-3">
          <LoadFailure text={t('tokens.recentFailed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!isError && rows === undefined && <Skeleton className="mt-3 h-40" />}
      {rows?.length === 0 && <p className="mt-3 text-muted">{t('tokens.noTransactions')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <div className="mt-3">
          <DataTable
            isInCard
            caption={t('tokens.recent')}
            keyOf={({ key }) => key}
            rows={rows}
            columns={[
              {
                label: t('tokens.date'),
                isShort: true,
                cell: ({ at }) => <time dateTime={at}>{formatMoment(at, language, 'short')}</time>,
              },
              {
                label: t('tokens.description'),
                isName: true,
                cell: (row) => ledgerLine(row, language) || t('tokens.transaction'),
              },
              { label: t('tokens.type'), isShort: true, cell: ({ kind }) => t(`tokens.kind.${kind}`) },
              {
                label: t('tokens.amount'),
                isNumber: true,
                cell: (row) => t('tokens.signed', { amount: signedAmount(row), count: row.amount }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}
