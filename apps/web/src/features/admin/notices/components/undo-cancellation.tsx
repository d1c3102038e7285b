import type { NoticeRow } from '@regelwerk/contract/admin-data';
import { reasonLength } from '@regelwerk/contract/reason-length';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { showFaults } from '../../../../ui/show-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useSettleNotice } from '../mutations.ts';
import { useWhyNot } from '../use-why-not.ts';

/** Takes back a cancellation that a stranger declared, with the reason. */
export function UndoCancellation({ notice, onDone }: { notice: NoticeRow; onDone: () => void }) {
  const t = useText(copy);
  const undoing = useSettleNotice();
  const whyNot = useWhyNot();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < reasonLength.least;
  const undo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFaults(event.currentTarget, () => setAsked(true));
    if (isShort) return;
    undoing.mutate(
      { view: 'undoCancellation', noticeId: notice.id, reason: reason.trim() },
      {
        onSuccess: () => {
          void notify({ title: t('notices.undone') });
          onDone();
        },
        onError: (error) => void notify({ title: t('notices.undoFailed'), description: whyNot(error), isError: true }),
      },
    );
  };
  return (
    <form onSubmit={undo} noValidate className="my-4 grid gap-3">
      <p>{t('notices.undoText')}</p>
      <TextField
        label={t('notices.undoReason')}
        hint={t('notices.undoReasonHint')}
        maxLength={reasonLength.most}
        value={reason}
        error={isAsked && isShort ? t('notices.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={undoing.isPending} className="justify-self-start">
        {t('notices.undo')}
      </Button>
    </form>
  );
}
