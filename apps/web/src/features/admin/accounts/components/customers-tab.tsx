import type { AdminCustomer } from '@regelwerk/contract/admin/admin-stripe';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { PersonLink } from '../../table/components/person-link.tsx';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { customerNumber } from '../model.ts';
import { customersQuery } from '../queries.ts';

const shape = { sorts: ['created_at', 'email', 'name'] } as const;

/** The people who have ordered. */
export function CustomersTab() {
  const t = useText(copy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(customersQuery(query));
  const reason = list.error !== null && list.error.message !== '' ? list.error.message : t('people.unknown');
  const columns: Column<AdminCustomer, (typeof shape.sorts)[number]>[] = [
    {
      label: t('people.email'),
      sort: 'email',
      cell: ({ email, user_id: userId }) => <PersonLink email={email} userId={userId} />,
    },
    { label: t('people.name'), sort: 'name', cell: ({ name }) => name ?? '-' },
    { label: t('people.customerId'), cell: (customer) => <code>{customerNumber(customer, t('people.notSet'))}</code> },
    {
      label: t('people.created'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDay(at, language, 'medium')}</time>,
    },
  ];
  return (
    <AdminTable
      caption={t('people.customers')}
      columns={columns}
      rows={list.data?.customers}
      query={query}
      onQuery={setQuery}
      list={list}
      words={{
        loading: t('people.loadingCustomers'),
        empty: t('people.noCustomers'),
        failed: t('people.customersFailed'),
      }}
      reason={reason}
    >
      <ExportButton table="customers" query={query} />
    </AdminTable>
  );
}
