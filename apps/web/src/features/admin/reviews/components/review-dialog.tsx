import type { OrderVerdict, ReviewRow } from '@regelwerk/contract/admin/admin-orders';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { type RefusalWords, useRefusal } from '../../../../i18n/use-refusal.ts';
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
import { reasonForm } from '../form.ts';
import { useProblem } from '../use-problem.ts';

const reviewRefusals = {
  byCode: {
    stale_edit: 'reviews.changed',
    not_found: 'reviews.changed',
    user_not_found: 'reviews.gone',
    order_unpaid: 'reviews.unpaid',
    refund_incomplete: 'reviews.notReturned',
  },
} as const satisfies RefusalWords<keyof (typeof copy)['en']>;

/** One order in review: what was ordered and paid, and the decision with its reason. */
export function ReviewDialog({ order, onClose }: { order: ReviewRow; onClose: () => void }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const resolve = useAdminChange('admin-orders');
  const problemOf = useProblem();
  const { field, getValues, handleSubmit } = useCheckedForm(reasonForm, { reason: '' }, t);
  const [verdict, setVerdict] = useState<OrderVerdict>();
  const { id, number, product, kind, tokens, amount, currency } = order;
  const paid = formatMoney(order.paid_amount ?? amount, order.paid_currency ?? currency, language);
  const count = t('reviews.tokens', { count: tokens });
  const bought = kind === 'subscription' ? t('reviews.perPeriod', { tokens: count }) : count;
  const rows: [string, string][] = [
    [t('reviews.ordered'), `${product}, ${bought}, ${formatMoney(amount, currency, language)}`],
    [t('reviews.paid'), paid],
  ];

  const choose = (chosen: OrderVerdict) => handleSubmit(() => setVerdict(chosen))();
  const whyNot = useRefusal(reviewRefusals);
  const decide = (chosen: OrderVerdict) =>
    resolve.mutate(
      { action: 'resolve', orderId: id, verdict: chosen, reason: getValues('reason').trim() },
      {
        onSuccess: () => {
          notify({ title: t(`reviews.done.${chosen}`), description: number });
          onClose();
        },
        onSettled: () => setVerdict(undefined),
      },
    );
  return (
    <Dialog isOpen onClose={onClose} width="form" title={number} description={order.email ?? ''}>
      <dl className="grid gap-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{t('reviews.problem')}</dt>
          <dd className="text-right">{problemOf(order)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <TextField
          label={t('reviews.reason')}
          hint={t('reviews.reasonHint')}
          maxLength={reasonLength.most}
          {...field('reason')}
        />
        <FailureBox failure={resolve.error && { title: t('reviews.notDone'), text: whyNot(resolve.error) }} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" isBusy={resolve.isPending} onClick={() => choose('refund')}>
            {t('reviews.refund', { price: paid })}
          </Button>
          <Button isBusy={resolve.isPending} onClick={() => choose('fulfil')}>
            {t('reviews.fulfil')}
          </Button>
        </div>
      </div>
      {verdict === 'fulfil' && (
        <ConfirmDialog
          words={{
            title: t('reviews.sureFulfil', { number }),
            text: t('reviews.sureFulfilText', { tokens: bought }),
            confirm: t('reviews.fulfil'),
          }}
          isDestructive={false}
          isPending={resolve.isPending}
          onConfirm={() => decide('fulfil')}
          onClose={() => setVerdict(undefined)}
        />
      )}
      {verdict === 'refund' && (
        <ConfirmDialog
          words={{
            title: t('reviews.sureRefund', { price: paid, number }),
            text: t('reviews.sureRefundText'),
            confirm: t('reviews.refund', { price: paid }),
          }}
          isPending={resolve.isPending}
          onConfirm={() => decide('refund')}
          onClose={() => setVerdict(undefined)}
        />
      )}
    </Dialog>
  );
}
