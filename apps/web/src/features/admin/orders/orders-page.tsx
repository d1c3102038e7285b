import { type AdminOrder, orderStates } from '@regelwerk/contract/admin/admin-orders';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { orderKinds } from '@regelwerk/contract/shop/order-kind';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePageLocation } from '../../../lib/use-page-location.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AdminPage } from '../table/components/admin-page.tsx';
import { AdminTable, type Column } from '../table/components/admin-table.tsx';
import { ExportButton } from '../table/components/export-button.tsx';
import { PersonLink } from '../table/components/person-link.tsx';
import { copy as tableCopy } from '../table/copy.ts';
import { useTableQuery } from '../table/use-table-query.ts';
import { OrderStateText } from './components/order-state-text.tsx';
import { copy } from './copy.ts';
import { dayOf } from './model.ts';
import { orderListQuery, setFilters } from './queries.ts';

const shape = { sorts: ['created_at', 'number', 'email', 'amount'], filters: orderStates } as const;

/** All orders, for admins. */
export function OrdersPage() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const navigate = useNavigate();
  const { search } = usePageLocation();
  const filters = {
    kind: orderKinds.find((kind) => kind === search.kind) ?? ('' as const),
    from: dayOf(search.from),
    to: dayOf(search.to),
  };
  const list = useQuery(orderListQuery(query, filters));
  const setFilter = (name: keyof typeof filters, value: string) => {
    const { page: _, [name]: __, ...others } = search;
    void navigate({
      to: '.',
      search: { ...others, ...(value === '' ? {} : { [name]: value }) },
      replace: true,
      resetScroll: false,
    });
  };
  const columns: Column<AdminOrder, (typeof shape.sorts)[number]>[] = [
    {
      label: t('orders.number'),
      sort: 'number',
      cell: ({ id, number }) => (
        <Link to={paths.adminOrder} search={{ id }} className="whitespace-nowrap underline underline-offset-4">
          {number}
        </Link>
      ),
    },
    {
      label: t('orders.person'),
      sort: 'email',
      cell: ({ email, user_id: userId }) =>
        email === null ? t('orders.deleted') : <PersonLink email={email} userId={userId} />,
    },
    { label: t('orders.product'), cell: ({ product }) => product },
    {
      label: t('orders.amount'),
      sort: 'amount',
      cell: ({ amount, currency, paid_amount: paid, paid_currency: paidCurrency, returned }) => (
        <>
          {formatMoney(paid ?? amount, paidCurrency ?? currency, language)}
          {returned > 0 && (
            <span className="block text-xs text-muted">
              {t('orders.returned', { price: formatMoney(returned, paidCurrency ?? currency, language) })}
            </span>
          )}
        </>
      ),
    },
    { label: t('orders.state'), cell: ({ state }) => <OrderStateText state={state} /> },
    {
      label: t('orders.date'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDay(at, language, 'medium')}</time>,
    },
  ];
  return (
    <AdminPage title={t('orders.title')} lead={t('orders.lead')}>
      <AdminTable
        caption={t('orders.title')}
        columns={columns}
        rows={list.data?.rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{ loading: t('orders.loading'), empty: t('orders.none'), failed: t('orders.failed') }}
        hint={t('orders.searchHint')}
        filters={orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
        more={{
          isSet: Object.values(filters).filter((value) => value !== '').length,
          fields: (
            <>
              <SelectField
                label={t('orders.kindFilter')}
                value={filters.kind}
                onChange={({ target }) => setFilter('kind', target.value)}
                options={[
                  { value: '', label: tTable('table.all') },
                  ...orderKinds.map((value) => ({ value, label: t(`orders.kind.${value}`) })),
                ]}
              />
              {(['from', 'to'] as const).map((name) => (
                <TextField
                  key={name}
                  type="date"
                  label={t(`orders.${name}`)}
                  value={filters[name]}
                  onChange={({ target }) => setFilter(name, target.value)}
                />
              ))}
            </>
          ),
        }}
      >
        <ExportButton table="orders" query={query} more={setFilters(filters)} />
      </AdminTable>
    </AdminPage>
  );
}
