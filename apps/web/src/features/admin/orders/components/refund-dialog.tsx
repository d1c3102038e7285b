import { type OrderPayment, type OrderView, refundExtents } from '@regelwerk/contract/admin/admin-orders';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { parseMoney } from '@regelwerk/contract/shop/parse-money';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton } from '../../../../ui/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { refundForm } from '../form.ts';
import { orderRefusals } from '../model.ts';
import { refundPreviewQuery } from '../queries.ts';
import { RefundEffect } from './refund-effect.tsx';

interface Props {
  order: OrderView;
  payment: OrderPayment & { readonly payment: string };
  onClose: () => void;
}

/** Refunds a payment without a declared withdrawal: how much, what that does to money and tokens, and why. */
export function RefundDialog({ order, payment, onClose }: Props) {
  const t = useText(copy);
  const [language] = useLanguage();
  const left = payment.paid - payment.returned;
  const money = (value: number) => formatMoney(value, payment.currency, language);
  const isPart = (typed: string) => {
    const amount = parseMoney(typed, language) ?? 0;
    return amount > 0 && amount <= left;
  };
  const { field, register, watch, handleSubmit } = useCheckedForm(
    refundForm(isPart),
    {
      extent: payment.unspent > 0 && payment.unspent < payment.tokens ? 'unspent' : 'whole',
      part: '',
      waivesUsed: true,
      endsPlan: false,
      reason: '',
    },
    (key: 'orders.reasonMissing' | 'orders.partInvalid') => t(key, { price: money(left) }),
  );
  const { extent, part, waivesUsed } = watch();
  const { requestId, renewIfReused } = useRequestId();
  const act = useAdminChange('admin-orders');
  const whyNot = useRefusal(orderRefusals);
  const isReady = extent !== 'part' || isPart(part);
  const amount = extent === 'part' && isReady ? parseMoney(part, language) : undefined;
  const wish = {
    orderId: order.id,
    payment: payment.payment,
    extent,
    waivesUsed,
    ...(amount === undefined ? {} : { part: amount }),
  };
  const { data: preview, isError, isPlaceholderData } = useQuery({ ...refundPreviewQuery(wish), enabled: isReady });
  const shown = isReady && !isPlaceholderData ? preview : undefined;
  const submit = handleSubmit(({ endsPlan, reason }) => {
    if (shown === undefined || shown.amount === 0) return;
    const seen = { amount: shown.amount, tokens: shown.tokens, returned: shown.returned };
    act.mutate(
      { action: 'refund', ...wish, endsPlan, reason, seen, requestId },
      {
        onSuccess: () => {
          notify({ title: t('orders.refundDone'), description: `${order.number}: ${money(seen.amount)}` });
          onClose();
        },
        onError: renewIfReused,
      },
    );
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t('orders.refundTitle', { number: order.number })}
      description={`${order.product}, ${money(payment.paid)}`}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <fieldset>
          <legend className="text-sm font-medium">{t('orders.extent')}</legend>
          <div className="mt-1.5 grid">
            {refundExtents.map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-2">
                <input type="radio" value={value} {...register('extent')} className="size-4 accent-accent" />
                {t(`orders.extent.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {extent === 'part' && (
          <TextField
            label={t('orders.part', { currency: payment.currency.toUpperCase() })}
            inputMode="decimal"
            {...field('part')}
            error={part === '' || isReady ? field('part').error : t('orders.partInvalid', { price: money(left) })}
          />
        )}
        {payment.tokens > 0 && (
          <Choice {...register('waivesUsed')} label={t('orders.waive')} hint={t('orders.waiveHint')} />
        )}
        {order.plan?.is_running === true && <Choice {...register('endsPlan')} label={t('orders.endsPlan')} />}
        <TextField
          label={t('orders.reason')}
          hint={t('orders.reasonHint')}
          maxLength={reasonLength.most}
          {...field('reason')}
        />
        {isReady && <RefundEffect preview={shown} isFailed={isError} />}
        <FailureBox failure={act.error && { title: t('orders.refundFailed'), text: whyNot(act.error) }} />
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" isBusy={act.isPending || shown === undefined || shown.amount === 0}>
            {shown === undefined ? t('orders.refund') : t('orders.confirm', { price: money(shown.amount) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Choice({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2">
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : id}
          className="size-4 accent-accent"
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
