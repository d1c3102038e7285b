import type { AdminSubscription } from '@regelwerk/contract/admin/admin-stripe';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { PersonLink } from '../../table/components/person-link.tsx';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { shortId, statusLook, subscriptionFilters } from '../model.ts';
import { subscriptionsQuery } from '../queries.ts';

const shape = {
  sorts: ['created_at', 'email', 'status', 'current_period_end'],
  filters: subscriptionFilters,
} as const;

/** The subscriptions and their states. */
export function SubscriptionsTab() {
  const t = useText(copy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(subscriptionsQuery(query));
  const reason = list.error !== null && list.error.message !== '' ? list.error.message : t('people.unknown');
  const date = (iso: string | null) =>
    iso === null ? t('people.notAvailable') : <time dateTime={iso}>{formatDay(iso, language, 'medium')}</time>;
  const columns: Column<AdminSubscription, (typeof shape.sorts)[number]>[] = [
    {
      label: t('people.customer'),
      sort: 'email',
      cell: ({ email, user_id: userId }) =>
        email === null ? t('people.unknownEmail') : <PersonLink email={email} userId={userId} />,
    },
    {
      label: t('people.status'),
      sort: 'status',
      cell: ({ status }) => (
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-medium ${statusLook(status)}`}>
          {t(`people.state.${status}`)}
        </span>
      ),
    },
    { label: t('people.started'), sort: 'created_at', cell: ({ created_at }) => date(created_at) },
    {
      label: t('people.periodEnd'),
      sort: 'current_period_end',
      cell: ({ current_period_end: end, cancel_at_period_end: isEnding }) => (
        <>
          {date(end)}
          {isEnding && <span className="block text-xs text-muted">{t('people.ends')}</span>}
        </>
      ),
    },
    {
      label: t('people.priceId'),
      cell: ({ stripe_price_id: id }) => <code title={id ?? undefined}>{shortId(id, t('people.notAvailable'))}</code>,
    },
  ];
  return (
    <AdminTable
      caption={t('people.subscriptions')}
      columns={columns}
      rows={list.data?.subscriptions}
      query={query}
      onQuery={setQuery}
      list={list}
      words={{
        loading: t('people.loadingSubscriptions'),
        empty: t('people.noSubscriptions'),
        failed: t('people.subscriptionsFailed'),
      }}
      reason={reason}
      filters={subscriptionFilters.map((value) => ({
        value,
        label: t(value === 'running' ? 'people.running' : `people.state.${value}`),
      }))}
    >
      <ExportButton table="subscriptions" query={query} />
    </AdminTable>
  );
}
