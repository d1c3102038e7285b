import type { AdminProduct } from '@regelwerk/contract/admin/admin-stripe';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { cellButtonLook } from '../../../../ui/cell-button-look.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { catalogRefusals, tokensGiven } from '../model.ts';
import { productsQuery } from '../queries.ts';
import { OfferedPrice } from './offered-price.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { StatusBadge } from './status-badge.tsx';

const shape = { sorts: ['created_at', 'name', 'active'], filters: ['active', 'inactive'] } as const;

/** The products of the shop: search, create, change, delete. */
export function ProductsTab() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(productsQuery(query));
  const [edited, setEdited] = useState<AdminProduct | 'new'>();

  const tokensText = ({ count, isGuessed }: ReturnType<typeof tokensGiven>) => {
    if (!isGuessed) return t('catalog.tokensGiven', { count });
    return count === 0 ? t('catalog.tokensNone') : t('catalog.tokensGuessed', { count });
  };
  const columns: Column<AdminProduct, (typeof shape.sorts)[number]>[] = [
    {
      label: t('catalog.name'),
      sort: 'name',
      cell: (product) => (
        <>
          <span className="font-medium">{product.name}</span>
          <span className="block text-xs text-muted">{tokensText(tokensGiven(product))}</span>
        </>
      ),
    },
    { label: t('catalog.description'), cell: ({ description }) => description ?? '' },
    { label: t('catalog.status'), sort: 'active', cell: ({ active }) => <StatusBadge isActive={active} /> },
    {
      label: t('catalog.price'),
      cell: (product) => <OfferedPrice product={product} />,
    },
    {
      label: t('catalog.actions'),
      cell: (product) => (
        <Button
          variant="quiet"
          className={cellButtonLook}
          aria-label={t('catalog.edit', { name: product.name })}
          onClick={() => setEdited(product)}
        >
          {tTable('table.edit')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <AdminTable
        caption={t('catalog.products')}
        columns={columns}
        rows={list.data?.products}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{
          loading: t('catalog.loadingProducts'),
          empty: t('catalog.noProducts'),
          failed: t('catalog.loadFailed'),
        }}
        reason={t('catalog.unknown')}
        filters={[
          { value: 'active', label: t('catalog.active') },
          { value: 'inactive', label: t('catalog.inactive') },
        ]}
      >
        <RefreshButton
          action="getProducts"
          label={t('catalog.refresh')}
          failed={t('catalog.loadFailed')}
          refusals={catalogRefusals}
        />
        <ExportButton table="products" query={query} />
        <Button onClick={() => setEdited('new')}>{t('catalog.new')}</Button>
      </AdminTable>
      {edited !== undefined && (
        <ProductDialog product={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
