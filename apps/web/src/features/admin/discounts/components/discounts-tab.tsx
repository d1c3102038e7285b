import type { AdminDiscount } from '@regelwerk/contract/admin/admin-stripe';
import { formatNumber } from '@regelwerk/contract/shared/format-number';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { cellButtonLook } from '../../../../ui/cell-button-look.ts';
import { RefreshButton } from '../../catalog/components/refresh-button.tsx';
import { AdminTable, type Column } from '../../table/components/admin-table.tsx';
import { ExportButton } from '../../table/components/export-button.tsx';
import { copy as tableCopy } from '../../table/copy.ts';
import { useTableQuery } from '../../table/use-table-query.ts';
import { copy } from '../copy.ts';
import { discountRefusals } from '../model.ts';
import { discountsQuery } from '../queries.ts';
import { CouponForm } from './coupon-form.tsx';
import { DiscountDialog } from './discount-dialog.tsx';

const shape = { sorts: ['created_at', 'name'], filters: ['ended', 'all'] } as const;

/** The usable discounts, with the form for a new one beside them. */
export function DiscountsTab() {
  const t = useText(copy);
  const tTable = useText(tableCopy);
  const [language] = useLanguage();
  const [query, setQuery] = useTableQuery(shape);
  const list = useQuery(discountsQuery(query));
  const [edited, setEdited] = useState<AdminDiscount>();
  const reason = list.error !== null && list.error.message !== '' ? list.error.message : t('discounts.unknown');

  const worth = ({ percent_off: percent, amount_off: amount, currency }: AdminDiscount) =>
    percent === null
      ? formatMoney(amount ?? 0, currency ?? 'eur', language)
      : formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 2 });
  const used = ({ times_redeemed: count, max_redemptions: most }: AdminDiscount) =>
    most === null ? t('discounts.redeemed', { count }) : t('discounts.redeemedOf', { count, most });
  const columns: Column<AdminDiscount, (typeof shape.sorts)[number]>[] = [
    {
      label: t('discounts.name'),
      sort: 'name',
      cell: (discount) => (
        <>
          <span className="font-medium">{discount.name}</span>
          <span className="block text-xs text-muted">
            {discount.code !== null && `${t('discounts.codeOf', { code: discount.code })}, `}
            {used(discount)}
          </span>
        </>
      ),
    },
    { label: t('discounts.discount'), cell: worth },
    {
      label: t('discounts.duration'),
      cell: ({ duration, duration_in_months: months }) =>
        duration === 'repeating' ? t('discounts.forMonths', { count: months ?? 1 }) : t(`discounts.${duration}`),
    },
    {
      label: t('discounts.actions'),
      cell: (discount) => (
        <Button
          variant="quiet"
          className={cellButtonLook}
          aria-label={t('discounts.edit', { name: discount.name })}
          onClick={() => setEdited(discount)}
        >
          {tTable('table.edit')}
        </Button>
      ),
    },
  ];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <section className="rounded-card border border-line bg-surface p-5">
        <h2 className="mb-4 text-lg font-semibold">{t('discounts.createTitle')}</h2>
        <CouponForm />
      </section>
      <section className="min-w-0">
        <h2 className="mb-4 text-lg font-semibold">
          {t(query.filter === '' ? 'discounts.title' : 'discounts.allTitle')}
        </h2>
        <AdminTable
          caption={t('discounts.title')}
          columns={columns}
          rows={list.data?.discounts}
          query={query}
          onQuery={setQuery}
          list={list}
          words={{ loading: t('discounts.loading'), empty: t('discounts.none'), failed: t('discounts.loadFailed') }}
          reason={reason}
          usual={t('discounts.filter.usable')}
          filters={[
            { value: 'ended', label: t('discounts.filter.ended') },
            { value: 'all', label: t('discounts.allTitle') },
          ]}
        >
          <ExportButton table="discounts" query={query} />
          <RefreshButton
            action="getDiscounts"
            label={t('discounts.refresh')}
            failed={t('discounts.loadFailed')}
            refusals={discountRefusals}
          />
        </AdminTable>
      </section>
      {edited !== undefined && <DiscountDialog discount={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
