import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { cellButtonLook } from '../../../../ui/cell-button-look.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { catalogRefusals, type PriceRow, pricesOf } from '../model.ts';
import { productsQuery } from '../queries.ts';
import { usePriceText } from '../use-price-text.ts';
import { PriceForm } from './price-form.tsx';
import { StatusBadge } from './status-badge.tsx';

const shape = { sorts: ['created_at', 'name'] } as const;

const isSold = ({ currency }: PriceRow) => shopCurrencies.some((one) => one === currency);

/** The prices of the products. An amount never changes: a price is replaced or archived. */
export function PricesTab() {
  const t = useText(copy);
  const priceText = usePriceText();
  const refusal = useRefusal(catalogRefusals);
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(productsQuery(query));
  const change = useAdminChange('admin-stripe');
  const [made, setMade] = useState<PriceRow | 'new'>();
  const [archived, setArchived] = useState<PriceRow>();
  const rows = list.data === undefined ? undefined : pricesOf(list.data.products);
  const wordsOf = (price: PriceRow) => ({ price: priceText(price), name: price.product.name });

  const columns: Column<PriceRow, (typeof shape.sorts)[number]>[] = [
    { label: t('catalog.product'), sort: 'name', cell: ({ product }) => product.name },
    {
      label: t('catalog.price'),
      cell: (price) => (
        <>
          {priceText(price)}
          {!isSold(price) && <span className="block text-xs text-danger">{t('catalog.unsoldCurrency')}</span>}
        </>
      ),
    },
    { label: t('catalog.status'), cell: ({ active }) => <StatusBadge isActive={active} /> },
    { label: t('catalog.subscribers'), cell: ({ subscribers }) => subscribers },
    {
      label: t('catalog.actions'),
      cell: (price) =>
        price.active ? (
          <span className="flex flex-wrap">
            <Button
              variant="quiet"
              className={cellButtonLook}
              aria-label={t('catalog.replace', wordsOf(price))}
              onClick={() => setMade(price)}
            >
              {t('catalog.replaceShort')}
            </Button>
            <Button
              variant="quiet"
              className={cellButtonLook}
              aria-label={t('catalog.archivePrice', wordsOf(price))}
              onClick={() => setArchived(price)}
            >
              {t('catalog.archive')}
            </Button>
          </span>
        ) : (
          <Button
            variant="quiet"
            className={cellButtonLook}
            aria-label={t('catalog.activatePrice', wordsOf(price))}
            isBusy={change.isPending}
            onClick={() => activate(price)}
          >
            {t('catalog.activate')}
          </Button>
        ),
    },
  ];
  const activate = (price: PriceRow) =>
    change.mutate(
      { action: 'activatePrice', priceId: price.id },
      {
        onSuccess: () => {
          const hidden = price.product.active ? {} : { description: t('catalog.priceActivatedHidden') };
          notify({ title: t('catalog.priceActivated'), ...hidden });
        },
        onError: (error) => notify({ title: t('catalog.updateFailed'), description: refusal(error), isError: true }),
      },
    );
  const archive = (price: PriceRow) =>
    change.mutate(
      { action: 'archivePrice', priceId: price.id },
      {
        onSuccess: () => notify({ title: t('catalog.priceArchived') }),
        onError: (error) => notify({ title: t('catalog.updateFailed'), description: refusal(error), isError: true }),
        onSettled: () => setArchived(undefined),
      },
    );
  return (
    <>
      <AdminTable
        caption={t('catalog.prices')}
        columns={columns}
        rows={rows}
        query={query}
        onQuery={setQuery}
        list={list}
        words={{
          loading: t('catalog.loadingProducts'),
          empty: t('catalog.noPrices'),
          failed: t('catalog.loadFailed'),
        }}
      >
        <Button onClick={() => setMade('new')}>{t('catalog.newPrice')}</Button>
      </AdminTable>
      <section className="mt-8 max-w-2xl rounded-card border border-line bg-surface p-5">
        <h2 className="mb-4 text-lg font-semibold">{t('catalog.priceTitle')}</h2>
        <PriceForm onDone={() => undefined} />
      </section>
      {made !== undefined && (
        <Dialog
          isOpen
          onClose={() => setMade(undefined)}
          width="form"
          title={made === 'new' ? t('catalog.priceTitle') : t('catalog.replace', wordsOf(made))}
        >
          <PriceForm replaces={made === 'new' ? undefined : made} onDone={() => setMade(undefined)} />
        </Dialog>
      )}
      {archived !== undefined && (
        <ConfirmDialog
          words={{
            title: t('catalog.sure'),
            text: t('catalog.archiveText', { count: archived.subscribers }),
            confirm: t('catalog.archive'),
          }}
          isPending={change.isPending}
          onConfirm={() => archive(archived)}
          onClose={() => setArchived(undefined)}
        >
          <p className="mt-3 font-medium">{`${archived.product.name}: ${priceText(archived)}`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
