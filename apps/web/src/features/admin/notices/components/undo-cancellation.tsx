import type { NoticeRow } from '@regelwerk/contract/admin/admin-notices';
import { reasonLength } from '@regelwerk/contract/admin/reason-length';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';
import { reasonForm } from '../form.ts';
import { useWhyNot } from '../use-why-not.ts';

/** Takes back a cancellation that a stranger declared, with the reason. */
export function UndoCancellation({ notice, onDone }: { notice: NoticeRow; onDone: () => void }) {
  const t = useText(copy);
  const undoing = useAdminChange('admin-notices');
  const whyNot = useWhyNot();
  const { field, handleSubmit } = useCheckedForm(reasonForm, { reason: '' }, t);
  const undo = handleSubmit(({ reason }) =>
    undoing.mutate(
      { action: 'undoCancellation', noticeId: notice.id, reason },
      {
        onSuccess: () => {
          notify({ title: t('notices.undone') });
          onDone();
        },
      },
    ),
  );
  return (
    <form onSubmit={undo} noValidate className="my-4 grid gap-3">
      <p>{t('notices.undoText')}</p>
      <TextField
        label={t('notices.undoReason')}
        hint={t('notices.undoReasonHint')}
        maxLength={reasonLength.most}
        {...field('reason')}
      />
      <FailureBox failure={undoing.error && { title: t('notices.undoFailed'), text: whyNot(undoing.error) }} />
      <Button type="submit" variant="secondary" isBusy={undoing.isPending} className="justify-self-start">
        {t('notices.undo')}
      </Button>
    </form>
  );
}
