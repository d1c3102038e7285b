import type { AdminCustomer } from '@regelwerk/contract/admin/admin-stripe';
import { formatDay } from '@regelwerk/contract/rules/format-day';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { TableTools } from '../../table/components/table-tools.tsx';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { customerNumber } from '../model.ts';
import { customersQuery } from '../queries.ts';
import { PersonLink } from './person-link.tsx';

const shape = { sorts: ['created_at', 'email', 'name'] } as const;

/** The people who have ordered. */
export function CustomersTab() {
  const t = useText(copy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const { data, isError, error, refetch } = useQuery(customersQuery(query));
  const description = error !== null && error.message !== '' ? error.message : t('people.unknown');
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
    <>
      <TableTools query={query} onQuery={setQuery}>
        <ExportButton table="customers" query={query} />
      </TableTools>
      <AdminTable
        caption={t('people.customers')}
        columns={columns}
        rows={data?.customers}
        total={data?.total ?? 0}
        query={query}
        onQuery={setQuery}
        words={{
          loading: t('people.loadingCustomers'),
          empty: t('people.noCustomers'),
          failed: t('people.customersFailed'),
        }}
        failure={isError ? { reason: description, error, onRetry: () => void refetch() } : undefined}
      />
    </>
  );
}
