import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin/admin-notices';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useId, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { settleForm } from '../form.ts';
import { useOutcome } from '../use-outcome.ts';
import { useWhyNot } from '../use-why-not.ts';
import { ContractList } from './contract-list.tsx';
import { NoticeState } from './notice-state.tsx';
import { UndoCancellation } from './undo-cancellation.tsx';

/** One declaration: accepts it for a contract with the exact refund, or settles it with a reason. */
export function NoticeDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const settlement = useAdminChange('admin-notices');
  const [chosen, setChosen] = useState<{ readonly order: RefundableOrder; readonly isForCause: boolean }>();
  const answerId = useId();
  const { field, register, handleSubmit } = useCheckedForm(settleForm, { reason: '', answer: '' }, t);
  const money = (amount: number, currency: string) => formatMoney(amount, currency, language);
  const whyNot = useWhyNot();
  const outcomeOf = useOutcome();

  const isWithdrawal = notice.kind === 'withdrawal';
  const deedOf = (order: RefundableOrder, forCause: boolean) => {
    const named = { noticeId: notice.id, orderId: order.id };
    const outcome = order.cancellation?.[forCause ? 'for_cause' : 'with_notice'];
    if (outcome == null) return { action: 'refund', ...named, amount: order.refund } as const;
    return {
      action: 'cancelPlan',
      ...named,
      forCause,
      seen: { endsAt: outcome.ends_at, refund: outcome.refund },
    } as const;
  };
  const accept = (order: RefundableOrder, forCause: boolean) =>
    settlement.mutate(deedOf(order, forCause), {
      onSuccess: () => {
        notify({ title: t(isWithdrawal ? 'notices.refunded' : 'notices.canceled') });
        onClose();
      },
      onSettled: () => setChosen(undefined),
    });
  const cancellation = (order: RefundableOrder, isForCause: boolean) => {
    const outcome = order.cancellation?.[isForCause ? 'for_cause' : 'with_notice'];
    if (outcome == null) return undefined;
    const words = { number: order.number, outcome: outcomeOf(outcome, order.currency) };
    if (isForCause)
      return {
        title: t('notices.sureCause', words),
        text: t('notices.sureCauseText', words),
        confirm: t('notices.endForCause'),
      };
    if (notice.details.type === 'extraordinary')
      return {
        title: t('notices.sureNotice', words),
        text: t('notices.sureNoticeText', words),
        confirm: t('notices.cancelWithNotice'),
      };
    return {
      title: t('notices.sureCancel', words),
      text: t('notices.sureCancelText', words),
      confirm: t('notices.cancelPlan'),
    };
  };
  const withdrawal = ({ number, refund, currency, unspent }: RefundableOrder) => {
    const price = money(refund, currency);
    return {
      title: refund > 0 ? t('notices.sure', { price, number }) : t('notices.sureEnd', { number }),
      text: t('notices.sureText', { count: unspent }),
      confirm: refund > 0 ? t('notices.refund', { price }) : t('notices.endPlan'),
    };
  };
  const settle = handleSubmit((settled) =>
    settlement.mutate(
      { action: 'settle', noticeId: notice.id, ...settled },
      {
        onSuccess: () => {
          notify({ title: t('notices.settledDone') });
          onClose();
        },
      },
    ),
  );
  const failureOf = (isSettling: boolean) =>
    (settlement.variables?.action === 'settle') === isSettling
      ? settlement.error && {
          title: t(isSettling ? 'notices.settleFailed' : 'notices.refundFailed'),
          text: whyNot(settlement.error),
        }
      : undefined;
  const { type, end, reason: declaredReason } = notice.details;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t(`notices.kind.${notice.kind}`)}
      description={`${notice.email}, ${notice.contract}`}
    >
      {(type === 'ordinary' || type === 'extraordinary') && <p>{t(`notices.type.${type}`)}</p>}
      {typeof end === 'string' && end !== '' && <p>{t('notices.end', { date: formatDay(end, language) })}</p>}
      {typeof declaredReason === 'string' && declaredReason !== '' && (
        <blockquote className="my-2 border-l-2 border-line-strong pl-3 break-words text-muted">
          {declaredReason}
        </blockquote>
      )}
      <NoticeState notice={notice} />
      {notice.can_undo && <UndoCancellation notice={notice} onDone={onClose} />}
      <ContractList
        notice={notice}
        isBusy={settlement.isPending}
        onAccept={(order, isForCause) => setChosen({ order, isForCause })}
      />
      <FailureBox failure={failureOf(false)} />
      {notice.settled_at === null && (
        <form onSubmit={settle} noValidate className="grid gap-4 border-t border-line pt-4">
          <TextField
            label={t('notices.reason')}
            hint={t('notices.reasonHint')}
            maxLength={reasonLength.most}
            {...field('reason')}
          />
          <div>
            <label htmlFor={answerId} className="block text-sm font-medium">
              {t('notices.answer')}
            </label>
            <textarea
              id={answerId}
              aria-describedby={`${answerId}-hint`}
              rows={3}
              maxLength={2000}
              {...register('answer')}
              className="mt-1.5 block w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base"
            />
            <p id={`${answerId}-hint`} className="mt-1.5 text-sm text-muted">
              {t('notices.answerHint')}
            </p>
          </div>
          <FailureBox failure={failureOf(true)} />
          <Button type="submit" variant="secondary" isBusy={settlement.isPending} className="justify-self-start">
            {t('notices.settle')}
          </Button>
        </form>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          words={cancellation(chosen.order, chosen.isForCause) ?? withdrawal(chosen.order)}
          isPending={settlement.isPending}
          onConfirm={() => accept(chosen.order, chosen.isForCause)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Dialog>
  );
}
