import { locales } from '@regelwerk/contract/languages';
import { formatMoney } from '@regelwerk/contract/money';
import { shopZone } from '@regelwerk/contract/shop-zone';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentLinks } from '../../invoices/components/document-links.tsx';
import { documentsByPayment } from '../../invoices/model.ts';
import { documentsQuery } from '../../invoices/queries.ts';
import { copy } from '../copy.ts';
import { paymentsQuery } from '../queries.ts';

/** All payments of a person, with our invoices and the provider's receipts. */
export function PaymentTable({ userId }: { userId: string }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: rows, isError, refetch } = useQuery(paymentsQuery(userId));
  const { data: documents } = useQuery({ ...documentsQuery(userId), select: documentsByPayment });
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: shopZone });
  if (isError)
    return (
      <LoadFailure words={{ text: t('billing.failed'), retry: t('billing.retry') }} onRetry={() => void refetch()} />
    );
  if (rows === undefined) return <Skeleton className="h-56" />;
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-line bg-surface p-8 text-center text-muted">{t('billing.noHistory')}</p>
    );
  return (
    <ScrollFrame label={t('billing.history.caption')} className="p-5">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('billing.history.caption')}</caption>
        <thead className="text-muted">
          <tr>
            <th className="py-2 pr-4 font-medium">{t('billing.history.date')}</th>
            <th className="py-2 pr-4 font-medium">{t('billing.history.number')}</th>
            <th className="py-2 pr-4 font-medium">{t('billing.history.what')}</th>
            <th className="py-2 pr-4 text-right font-medium">{t('billing.history.amount')}</th>
            <th className="py-2 pr-4 font-medium">{t('billing.history.state')}</th>
            <th className="py-2 pr-4 font-medium">{t('billing.history.invoice')}</th>
            <th className="py-2 font-medium">{t('billing.history.receipt')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line">
              <td className="py-2 pr-4 whitespace-nowrap">
                <time dateTime={row.at}>{format.format(new Date(row.at))}</time>
              </td>
              <td className="py-2 pr-4 whitespace-nowrap">{row.number}</td>
              <td className="min-w-32 py-2 pr-4 break-words">{row.what}</td>
              <td className="py-2 pr-4 text-right whitespace-nowrap tabular-nums">
                {formatMoney(row.amount, row.currency, language)}
              </td>
              <td className="py-2 pr-4 whitespace-nowrap">{t(`billing.state.${row.state}`)}</td>
              <td className="py-2 pr-4">
                {documents?.get(row.key)?.map(({ id, number, kind, is_business: hasXml }) => (
                  <div key={id}>
                    <DocumentLinks document={{ id, number, kind, hasXml }} />
                  </div>
                ))}
              </td>
              <td className="py-2 whitespace-nowrap">
                {row.receiptUrl !== null && (
                  <a
                    className="inline-block py-1 underline underline-offset-4"
                    href={row.receiptUrl}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('billing.history.open', { number: row.number })}
                  >
                    {t('billing.history.receipt')}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
