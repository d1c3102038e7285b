import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { intervals } from '@regelwerk/contract/shop/interval';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../../lib/public-config.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { priceForm } from '../form.ts';
import { catalogRefusals, isLongPeriod, type PriceRow, priceDataOf } from '../model.ts';
import { choiceQuery } from '../queries.ts';

/** Creates a price; with `replaces`, in place of that price of the same product. */
export function PriceForm({ replaces, onDone }: { replaces?: PriceRow | undefined; onDone: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const refusal = useRefusal(catalogRefusals);
  const change = useAdminChange('admin-stripe');
  const { requestId, renew, renewIfReused } = useRequestId();
  const [find, setFind] = useState('');
  const { data } = useQuery({ ...choiceQuery(find), enabled: replaces === undefined });
  const { data: config } = useQuery(publicConfigQuery);
  const shown = config?.currency ?? shopCurrencies[0];
  const schema = useMemo(() => priceForm(language), [language]);
  const { field, register, handleSubmit, watch, reset } = useCheckedForm(
    schema,
    {
      product: replaces?.product.id ?? '',
      amount: '',
      currency: shopCurrencies.find((one) => one === replaces?.currency) ?? shown,
      recurring: replaces !== undefined && replaces.interval !== null,
      interval: replaces?.interval ?? 'month',
      intervalCount: String(replaces?.interval_count ?? 1),
      trialDays: String(replaces?.trial_period_days ?? 0),
    },
    t,
  );
  const values = watch();
  const { recurring: isRecurring, currency } = values;
  const amount = parseMoney(values.amount, language);

  const submit = handleSubmit((values) =>
    change.mutate(
      {
        action: 'createPrice',
        priceData: priceDataOf(values, language),
        requestId,
        ...(replaces === undefined ? {} : { replaces: replaces.id }),
      },
      {
        onSuccess: () => {
          notify({ title: t('catalog.priceCreated') });
          renew();
          reset();
          onDone();
        },
        onError: renewIfReused,
      },
    ),
  );

  const verb = replaces === undefined ? 'catalog.createPrice' : 'catalog.replacePrice';
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      {replaces === undefined ? (
        <>
          <TextField
            type="search"
            label={t('catalog.findProduct')}
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
          <SelectField
            label={t('catalog.product')}
            options={[
              { value: '', label: t('catalog.chooseProduct') },
              ...(data?.products ?? []).map(({ id: value, name }) => ({ value, label: name })),
            ]}
            {...field('product')}
          />
        </>
      ) : (
        <p className="text-sm text-muted sm:col-span-2">{t('catalog.replaceText', { count: replaces.subscribers })}</p>
      )}
      <TextField
        label={t('catalog.amount')}
        hint={
          amount === undefined
            ? t('catalog.amountHint', { currency: currency.toUpperCase() })
            : t('catalog.amountRead', { price: formatMoney(amount, currency, language) })
        }
        inputMode="decimal"
        autoComplete="off"
        {...field('amount')}
      />
      <SelectField
        label={t('catalog.currency')}
        hint={t('catalog.currencyHint', { currency: shown.toUpperCase() })}
        options={shopCurrencies.map((value) => ({ value, label: value.toUpperCase() }))}
        {...register('currency')}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium sm:col-span-2">
        <input type="checkbox" className="size-5 accent-(--accent)" {...register('recurring')} />
        {t('catalog.recurring')}
      </label>
      {isRecurring && (
        <>
          <SelectField
            label={t('catalog.interval')}
            options={intervals.map((value) => ({ value, label: t(`catalog.interval.${value}`) }))}
            {...register('interval')}
          />
          <TextField
            label={t('catalog.intervalCount')}
            hint={t('catalog.intervalCountHint')}
            inputMode="numeric"
            {...field('intervalCount')}
          />
          <TextField label={t('catalog.trialDays')} inputMode="numeric" {...field('trialDays')} />
          {isLongPeriod(values) && (
            <p role="note" className="rounded-card border border-line-strong bg-accent-soft p-3 text-sm sm:col-span-2">
              {t('catalog.longPeriod')}
            </p>
          )}
        </>
      )}
      <div className="sm:col-span-2">
        <FailureBox failure={change.error && { title: t('catalog.priceFailed'), text: refusal(change.error) }} />
        <Button type="submit" isBusy={change.isPending}>
          {t(change.isPending ? 'catalog.pending' : verb)}
        </Button>
      </div>
    </form>
  );
}
