import { ledgerLine } from '@regelwerk/contract/ledger-line';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { signedAmount } from '../model.ts';
import { latestQuery } from '../queries.ts';

/** The latest five token movements. */
export function TransactionTable({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: rows, isError, refetch } = useQuery(latestQuery(userId));
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <h2 id="transactions" className="font-semibold">
        {t('tokens.recent')}
      </h2>
      {isError && (
        <div className="mt-3">
          <LoadFailure
            words={{ text: t('tokens.recentFailed'), retry: t('tokens.retry') }}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!isError && rows === undefined && <Skeleton className="mt-3 h-40" />}
      {rows?.length === 0 && <p className="mt-3 text-muted">{t('tokens.noTransactions')}</p>}
      {rows !== undefined && rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
        <section className="mt-3 overflow-x-auto" tabIndex={0} aria-labelledby="transactions">
          <table className="w-full text-left text-sm">
            <thead className="text-muted">
              <tr>
                <th className="py-2 pr-4 font-medium">{t('tokens.date')}</th>
                <th className="py-2 pr-4 font-medium">{t('tokens.description')}</th>
                <th className="py-2 pr-4 font-medium">{t('tokens.type')}</th>
                <th className="py-2 text-right font-medium">{t('tokens.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-t border-line">
                  <td className="py-2 pr-4 whitespace-nowrap">
                    <time dateTime={row.at}>{format.format(new Date(row.at))}</time>
                  </td>
                  <td className="min-w-40 py-2 pr-4 break-words">
                    {ledgerLine(row, language) || t('tokens.transaction')}
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap">{t(`tokens.kind.${row.kind}`)}</td>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">
                    {t('tokens.signed', { amount: signedAmount(row) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
