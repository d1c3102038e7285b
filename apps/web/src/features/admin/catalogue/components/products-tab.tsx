import type { AdminProduct } from '@regelwerk/contract/admin-stripe';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { useNotice } from '../../../../ui/use-notice.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { TableTools } from '../../table/components/table-tools.tsx';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { catalogueRefusals, tokensGiven } from '../model.ts';
import { useCatalogueRefresh } from '../mutations.ts';
import { productsKey, productsQuery } from '../queries.ts';
import { OfferedPrice } from './offered-price.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

const shape = { sorts: ['created_at', 'name', 'active'], filters: ['active', 'inactive'] } as const;

/** The products of the shop: search, create, change, delete. */
export function ProductsTab() {
  const t = useText(copy);
  const refusal = useRefusal(catalogueRefusals);
  const [query, setQuery] = useTableQuery(shape);
  const { data, isError, refetch } = useQuery(productsQuery(query));
  const refresh = useCatalogueRefresh('getProducts', productsKey);
  const [edited, setEdited] = useState<AdminProduct | 'new'>();
  useNotice(isError, { title: t('catalogue.loadFailed'), description: t('catalogue.unknown'), isError: true });

  const tokensText = ({ count, isGuessed }: ReturnType<typeof tokensGiven>) => {
    if (!isGuessed) return t('catalogue.tokensGiven', { count });
    return count === 0 ? t('catalogue.tokensNone') : t('catalogue.tokensGuessed', { count });
  };
  const columns: Column<AdminProduct, (typeof shape.sorts)[number]>[] = [
    {
      label: t('catalogue.name'),
      sort: 'name',
      cell: (product) => (
        <>
          <span className="font-medium">{product.name}</span>
          <span className="block text-xs text-muted">{tokensText(tokensGiven(product))}</span>
        </>
      ),
    },
    { label: t('catalogue.description'), cell: ({ description }) => description ?? '' },
    { label: t('catalogue.status'), sort: 'active', cell: ({ active }) => <StatusBadge isActive={active} /> },
    {
      label: t('catalogue.price'),
      cell: (product) => <OfferedPrice product={product} />,
    },
    {
      label: t('catalogue.actions'),
      cell: (product) => (
        <Button
          variant="quiet"
          className="-my-1"
          aria-label={t('catalogue.edit', { name: product.name })}
          onClick={() => setEdited(product)}
        >
          <Pencil className="size-4" aria-hidden="true" />
        </Button>
      ),
    },
  ];
  return (
    <>
      <TableTools
        query={query}
        onQuery={setQuery}
        filters={[
          { value: 'active', label: t('catalogue.active') },
          { value: 'inactive', label: t('catalogue.inactive') },
        ]}
      >
        <Button
          variant="secondary"
          disabled={refresh.isPending}
          onClick={() =>
            refresh.mutate(undefined, {
              onError: (error) =>
                void notify({ title: t('catalogue.loadFailed'), description: refusal(error), isError: true }),
            })
          }
        >
          {t('catalogue.refresh')}
        </Button>
        <ExportButton table="products" query={query} />
        <Button onClick={() => setEdited('new')}>{t('catalogue.new')}</Button>
      </TableTools>
      <AdminTable
        caption={t('catalogue.products')}
        columns={columns}
        rows={data?.products}
        total={data?.total ?? 0}
        query={query}
        onQuery={setQuery}
        words={{
          loading: t('catalogue.loadingProducts'),
          empty: t('catalogue.noProducts'),
          failed: t('catalogue.loadFailed'),
        }}
        failure={isError ? { onRetry: () => void refetch() } : undefined}
      />
      {edited !== undefined && (
        <ProductDialog product={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
