import type { OrderView } from '@regelwerk/contract/admin/admin-orders';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { reasonForm } from '../form.ts';
import { orderRefusals } from '../model.ts';

/** Ends a running plan with a month's notice. */
export function EndPlan({ order }: { order: Pick<OrderView, 'id' | 'number' | 'decisions'> }) {
  const t = useText(copy);
  const [isOpen, setOpen] = useState(false);
  const { field, handleSubmit } = useCheckedForm(reasonForm, { reason: '' }, t);
  const act = useAdminChange('admin-orders');
  const whyNot = useRefusal(orderRefusals);
  const { requestId, renewIfReused } = useRequestId();
  if (order.decisions.some(({ done_at: done }) => done === null)) return null;
  const confirm = handleSubmit(({ reason }) =>
    act.mutate(
      { action: 'endPlan', orderId: order.id, reason, requestId },
      {
        onSuccess: () => {
          notify({ title: t('orders.endDone'), description: order.number });
          setOpen(false);
        },
        onError: renewIfReused,
      },
    ),
  );
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        {t('orders.endPlan')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          words={{
            title: t('orders.endTitle', { number: order.number }),
            text: t('orders.endText'),
            confirm: t('orders.endPlan'),
          }}
          isPending={act.isPending}
          onConfirm={() => confirm()}
          onClose={() => {
            setOpen(false);
            act.reset();
          }}
        >
          <TextField
            className="mt-4"
            label={t('orders.reason')}
            hint={t('orders.reasonHint')}
            maxLength={reasonLength.most}
            {...field('reason')}
          />
          <FailureBox failure={act.error && { title: t('orders.endFailed'), text: whyNot(act.error) }} />
        </ConfirmDialog>
      )}
    </>
  );
}
