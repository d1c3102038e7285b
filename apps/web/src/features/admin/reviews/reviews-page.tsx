import type { ReviewRow } from '@regelwerk/contract/admin/admin-orders';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cellButtonLook } from '../../../ui/cell-button-look.ts';
import { AdminPage } from '../table/components/admin-page.tsx';
import { AdminTable, type Column } from '../table/components/admin-table.tsx';
import { PersonLink } from '../table/components/person-link.tsx';
import { copy as tableCopy } from '../table/copy.ts';
import { useTableQuery } from '../table/use-table-query.ts';
import { ReviewDialog } from './components/review-dialog.tsx';
import { copy } from './copy.ts';
import { reviewsQuery } from './queries.ts';
import { useProblem } from './use-problem.ts';

const shape = { sorts: ['created_at', 'number', 'email'], filters: ['closed'], direction: 'asc' } as const;

/** Paid orders that need a decision by an admin. */
export function ReviewsPage() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const problemOf = useProblem();
  const list = useQuery(reviewsQuery(query));
  const [decided, setDecided] = useState<ReviewRow>();
  const columns: Column<ReviewRow, (typeof shape.sorts)[number]>[] = [
    {
      label: t('reviews.order'),
      sort: 'number',
      cell: ({ id, number, product }) => (
        <>
          <Link to={paths.adminOrder} search={{ id }} className="underline underline-offset-4">
            {number}
          </Link>
          <span className="block text-muted">{product}</span>
        </>
      ),
    },
    {
      label: t('reviews.person'),
      sort: 'email',
      cell: ({ email, user_id: userId }) =>
        email === null ? t('reviews.deleted') : <PersonLink email={email} userId={userId} />,
    },
    { label: t('reviews.ordered'), cell: ({ amount, currency }) => formatMoney(amount, currency, language) },
    {
      label: t('reviews.paid'),
      cell: ({ paid_amount: paid, paid_currency: currency }) =>
        paid === null || currency === null ? '' : formatMoney(paid, currency, language),
    },
    {
      label: t('reviews.problem'),
      cell: (order) => (
        <>
          {order.state !== 'review' && <span className="font-medium">{t(`reviews.state.${order.state}`)} </span>}
          {order.reason ?? problemOf(order)}
        </>
      ),
    },
    {
      label: t('reviews.date'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDay(at, language, 'medium')}</time>,
    },
    {
      label: tTable('table.actions'),
      cell: (order) =>
        order.state === 'review' && (
          <Button
            variant="quiet"
            className={cellButtonLook}
            aria-label={t('reviews.decide', { number: order.number })}
            onClick={() => setDecided(order)}
          >
            {t('reviews.decideShort')}
          </Button>
        ),
    },
  ];
  return (
    <AdminPage title={t('reviews.title')} lead={t('reviews.lead')}>
      <AdminTable
        caption={t('reviews.title')}
        columns={columns}
        rows={list.data?.rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{ loading: t('reviews.loading'), empty: t('reviews.none'), failed: t('reviews.failed') }}
        usual={t('reviews.open')}
        filters={[{ value: 'closed', label: t('reviews.closed') }]}
      />
      {decided !== undefined && <ReviewDialog order={decided} onClose={() => setDecided(undefined)} />}
    </AdminPage>
  );
}
