import { couponDurations } from '@regelwerk/contract/admin/admin-stripe';
import { shopCurrencies } from '@regelwerk/contract/shared/shop-currency';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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
import { couponForm } from '../form.ts';
import { couponDataOf, discountRefusals } from '../model.ts';

/** Creates a discount, with the code that customers type for it. */
export function CouponForm() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: config } = useQuery(publicConfigQuery);
  const refusal = useRefusal(discountRefusals);
  const schema = useMemo(() => couponForm(language), [language]);
  const change = useAdminChange('admin-stripe');
  const { requestId, renew, renewIfReused } = useRequestId();
  const { field, register, handleSubmit, watch, reset } = useCheckedForm(
    schema,
    {
      name: '',
      description: '',
      type: 'percent',
      amount: '',
      currency: config?.currency ?? shopCurrencies[0],
      duration: 'once',
      months: '',
      maxRedemptions: '',
      redeemBy: '',
      code: '',
    },
    t,
  );
  const [type, duration] = watch(['type', 'duration']);
  const submit = handleSubmit((values) =>
    change.mutate(
      { action: 'createCoupon', couponData: couponDataOf(values, language), requestId },
      {
        onSuccess: () => {
          notify({ title: t('discounts.created') });
          renew();
          reset();
        },
        onError: renewIfReused,
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField label={t('discounts.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('discounts.description')} autoComplete="off" {...field('description')} />
      <SelectField
        label={t('discounts.type')}
        options={[
          { value: 'percent', label: t('discounts.percent') },
          { value: 'fixed', label: t('discounts.fixed') },
        ]}
        {...register('type')}
      />
      <TextField
        label={t('discounts.amount')}
        hint={t(type === 'percent' ? 'discounts.percentHint' : 'discounts.fixedHint')}
        inputMode="decimal"
        autoComplete="off"
        {...field('amount')}
      />
      {type === 'fixed' && (
        <SelectField
          label={t('discounts.currency')}
          options={shopCurrencies.map((value) => ({ value, label: value.toUpperCase() }))}
          {...register('currency')}
        />
      )}
      <SelectField
        label={t('discounts.duration')}
        options={couponDurations.map((value) => ({ value, label: t(`discounts.${value}`) }))}
        {...register('duration')}
      />
      {duration === 'repeating' && <TextField label={t('discounts.months')} inputMode="numeric" {...field('months')} />}
      <TextField label={t('discounts.code')} hint={t('discounts.codeHint')} autoComplete="off" {...field('code')} />
      <TextField
        label={t('discounts.maxRedemptions')}
        hint={t('discounts.optional')}
        inputMode="numeric"
        {...field('maxRedemptions')}
      />
      <TextField label={t('discounts.redeemBy')} hint={t('discounts.optional')} type="date" {...field('redeemBy')} />
      <FailureBox failure={change.error && { title: t('discounts.createFailed'), text: refusal(change.error) }} />
      <Button type="submit" isBusy={change.isPending} className="justify-self-start">
        {t(change.isPending ? 'discounts.pending' : 'discounts.create')}
      </Button>
    </form>
  );
}
