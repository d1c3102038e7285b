import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin-data';
import { formatMoney } from '@regelwerk/contract/money';
import { reasonLength } from '@regelwerk/contract/reason-length';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { type RefusalWords, useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showFaults } from '../../../../ui/show-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useSettleNotice } from '../mutations.ts';
import { ContractList } from './contract-list.tsx';

const noticeRefusals = {
  byCode: { stale_edit: 'notices.changed' },
  otherwise: 'notices.error',
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;

/** One declaration: accepts it for a contract with the exact refund, or settles it with a reason. */
export function NoticeDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const settlement = useSettleNotice();
  const [chosen, setChosen] = useState<{ readonly order: RefundableOrder; readonly isForCause: boolean }>();
  const [answer, setAnswer] = useState('');
  const [reason, setReason] = useState('');
  const answerId = useId();
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < reasonLength.least;
  const money = (amount: number, currency: string) => formatMoney(amount, currency, language);
  const whyNot = useRefusal(noticeRefusals);

  const isWithdrawal = notice.kind === 'withdrawal';
  const accept = ({ id: orderId, refund: amount }: RefundableOrder, forCause: boolean) =>
    settlement.mutate(
      isWithdrawal
        ? { view: 'refund', noticeId: notice.id, orderId, amount }
        : { view: 'cancelPlan', noticeId: notice.id, orderId, forCause },
      {
        onSuccess: () => {
          void notify({ title: t(isWithdrawal ? 'notices.refunded' : 'notices.canceled') });
          onClose();
        },
        onError: (error) =>
          void notify({ title: t('notices.refundFailed'), description: whyNot(error), isError: true }),
        onSettled: () => setChosen(undefined),
      },
    );
  const confirmation = ({ number, refund, currency, unspent }: RefundableOrder, isForCause: boolean) => {
    const price = money(refund, currency);
    const cancel = t('notices.cancel');
    if (isForCause)
      return {
        title: t('notices.sureCause', { number }),
        text: t('notices.sureCauseText'),
        cancel,
        confirm: t('notices.endForCause'),
      };
    if (notice.details.type === 'extraordinary')
      return {
        title: t('notices.sureNotice', { number }),
        text: t('notices.sureNoticeText'),
        cancel,
        confirm: t('notices.cancelWithNotice'),
      };
    if (!isWithdrawal)
      return {
        title: t('notices.sureCancel', { number }),
        text: t('notices.sureCancelText'),
        cancel,
        confirm: t('notices.cancelPlan'),
      };
    return {
      title: refund > 0 ? t('notices.sure', { price, number }) : t('notices.sureEnd', { number }),
      text: t('notices.sureText', { count: unspent }),
      cancel,
      confirm: refund > 0 ? t('notices.refund', { price }) : t('notices.endPlan'),
    };
  };
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFaults(event.currentTarget, () => setAsked(true));
    if (isShort) return;
    settlement.mutate(
      { view: 'settle', noticeId: notice.id, reason: reason.trim(), answer: answer.trim() },
      {
        onSuccess: () => {
          void notify({ title: t('notices.settledDone') });
          onClose();
        },
        onError: (error) =>
          void notify({ title: t('notices.settleFailed'), description: whyNot(error), isError: true }),
      },
    );
  };
  const { type, end } = notice.details;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t(`notices.kind.${notice.kind}`)}
      description={`${notice.email}, ${notice.contract}`}
      closeLabel={t('notices.close')}
    >
      {(type === 'ordinary' || type === 'extraordinary') && <p>{t(`notices.type.${type}`)}</p>}
      {typeof end === 'string' && end !== '' && <p>{t('notices.end', { date: end })}</p>}
      {[notice.details.reason, notice.details.note].map(
        (text) =>
          typeof text === 'string' &&
          text !== '' && (
            <blockquote key={text} className="my-2 border-l-2 border-line-strong pl-3 break-words text-muted">
              {text}
            </blockquote>
          ),
      )}
      {notice.is_accepted && notice.settled_at === null && (
        <p role="status" className="my-3 rounded-card border border-line-strong px-3 py-2">
          {notice.problem === null ? t('notices.accepted') : t('notices.problem', { problem: notice.problem })}
        </p>
      )}
      <ContractList
        notice={notice}
        isBusy={settlement.isPending}
        onAccept={(order, isForCause) => setChosen({ order, isForCause })}
      />
      {notice.settled_at === null && (
        <form onSubmit={settle} noValidate className="grid gap-4 border-t border-line pt-4">
          <TextField
            label={t('notices.reason')}
            hint={t('notices.reasonHint')}
            maxLength={reasonLength.most}
            value={reason}
            error={isAsked && isShort ? t('notices.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
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
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              className="mt-1.5 block w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base"
            />
            <p id={`${answerId}-hint`} className="mt-1.5 text-sm text-muted">
              {t('notices.answerHint')}
            </p>
          </div>
          <Button type="submit" variant="secondary" isBusy={settlement.isPending} className="justify-self-start">
            {t('notices.settle')}
          </Button>
        </form>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          words={confirmation(chosen.order, chosen.isForCause)}
          isPending={settlement.isPending}
          onConfirm={() => accept(chosen.order, chosen.isForCause)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Dialog>
  );
}
