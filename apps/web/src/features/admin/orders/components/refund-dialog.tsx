import { type OrderPayment, type OrderView, type RefundExtent, refundExtents } from '@regelwerk/contract/admin-orders';
import { formatMoney } from '@regelwerk/contract/money';
import { parseMoney } from '@regelwerk/contract/parse-money';
import { reasonLength } from '@regelwerk/contract/reason-length';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showFaults } from '../../../../ui/show-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { orderRefusals } from '../model.ts';
import { useActOnOrder } from '../mutations.ts';
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
  const [extent, setExtent] = useState<RefundExtent>(
    payment.unspent > 0 && payment.unspent < payment.tokens ? 'unspent' : 'whole',
  );
  const [typed, setTyped] = useState('');
  const [waivesUsed, setWaives] = useState(true);
  const [endsPlan, setEndsPlan] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { requestId, renewIfReused } = useRequestId();
  const extentName = useId();
  const act = useActOnOrder();
  const whyNot = useRefusal(orderRefusals);
  const left = payment.paid - payment.returned;
  const amount = parseMoney(typed, language);
  const isPartValid = amount !== undefined && amount > 0 && amount <= left;
  const wish = {
    orderId: order.id,
    payment: payment.payment,
    extent,
    waivesUsed,
    ...(extent === 'part' && isPartValid ? { part: amount } : {}),
  };
  const isReady = extent !== 'part' || isPartValid;
  const { data: preview, isError, isPlaceholderData } = useQuery({ ...refundPreviewQuery(wish), enabled: isReady });
  const shown = isReady && !isPlaceholderData ? preview : undefined;
  const isShort = reason.trim().length < reasonLength.least;
  const money = (value: number) => formatMoney(value, payment.currency, language);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFaults(event.currentTarget, () => setAsked(true));
    if (shown === undefined || shown.amount === 0 || isShort) return;
    const seen = { amount: shown.amount, tokens: shown.tokens, returned: shown.returned };
    act.mutate(
      { action: 'refund', ...wish, endsPlan, reason: reason.trim(), seen, requestId },
      {
        onSuccess: () => {
          void notify({ title: t('orders.refundDone'), description: `${order.number}: ${money(seen.amount)}` });
          onClose();
        },
        onError: (error) => {
          renewIfReused(error);
          void notify({ title: t('orders.refundFailed'), description: whyNot(error), isError: true });
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t('orders.refundTitle', { number: order.number })}
      description={`${order.product}, ${money(payment.paid)}`}
      closeLabel={t('orders.close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <fieldset>
          <legend className="text-sm font-medium">{t('orders.extent')}</legend>
          <div className="mt-1.5 grid">
            {refundExtents.map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={extentName}
                  checked={extent === value}
                  onChange={() => setExtent(value)}
                  className="size-4 accent-accent"
                />
                {t(`orders.extent.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {extent === 'part' && (
          <TextField
            label={t('orders.part', { currency: payment.currency.toUpperCase() })}
            inputMode="decimal"
            value={typed}
            error={
              (isAsked || typed !== '') && !isPartValid ? t('orders.partInvalid', { price: money(left) }) : undefined
            }
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {payment.tokens > 0 && (
          <Choice isChecked={waivesUsed} onChange={setWaives} label={t('orders.waive')} hint={t('orders.waiveHint')} />
        )}
        {order.plan?.is_running === true && (
          <Choice isChecked={endsPlan} onChange={setEndsPlan} label={t('orders.endsPlan')} />
        )}
        <TextField
          label={t('orders.reason')}
          hint={t('orders.reasonHint')}
          maxLength={reasonLength.most}
          value={reason}
          error={isAsked && isShort ? t('orders.reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {isReady && <RefundEffect preview={shown} isFailed={isError} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('orders.cancel')}
          </Button>
          <Button type="submit" isBusy={act.isPending || shown === undefined || shown.amount === 0}>
            {shown === undefined ? t('orders.refund') : t('orders.confirm', { price: money(shown.amount) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Choice({
  isChecked,
  onChange,
  label,
  hint,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  label: string;
  hint?: string;
}) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
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
