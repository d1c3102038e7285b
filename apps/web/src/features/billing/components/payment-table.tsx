import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
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
  const { data: rows, isError, error, refetch } = useQuery(paymentsQuery(userId));
  const { data: documents } = useQuery({ ...documentsQuery(userId), select: documentsByPayment });
  if (isError) return <LoadFailure text={t('billing.failed')} error={error} onRetry={() => void refetch()} />;
  if (rows === undefined) return <Skeleton className="h-56" />;
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-line bg-surface p-8 text-center text-muted">{t('billing.noHistory')}</p>
    );
  return (
    <DataTable
      caption={t('billing.history.caption')}
      keyOf={({ key }) => key}
      rows={rows}
      columns={[
        {
          label: t('billing.history.date'),
          isShort: true,
          cell: ({ at }) => <time dateTime={at}>{formatDay(at, language, 'medium')}</time>,
        },
        { label: t('billing.history.number'), isShort: true, cell: ({ number }) => number },
        { label: t('billing.history.what'), isName: true, cell: ({ what }) => what },
        {
          label: t('billing.history.amount'),
          isNumber: true,
          cell: ({ amount, currency }) => formatMoney(amount, currency, language),
        },
        { label: t('billing.history.state'), isShort: true, cell: ({ state }) => t(`billing.state.${state}`) },
        {
          label: t('billing.history.invoice'),
          cell: ({ key }) =>
            documents?.get(key)?.map(({ id, number, kind, is_business: hasXml }) => (
              <div key={id}>
                <DocumentLinks document={{ id, number, kind, hasXml }} />
              </div>
            )),
        },
        {
          label: t('billing.history.receipt'),
          isShort: true,
          cell: ({ receiptUrl, number }) =>
            receiptUrl !== null && (
              <a
                className="inline-block py-1 underline underline-offset-4"
                href={receiptUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('billing.history.open', { number })}
              >
                {t('billing.history.receipt')}
              </a>
            ),
        },
      ]}
    />
  );
}
