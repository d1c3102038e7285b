import type { AdminUser } from '@regelwerk/contract/admin-users';
import { reasonLength } from '@regelwerk/contract/reason-length';
import { type FormEvent, useState } from 'react';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useRequestId } from '../../../../lib/use-request-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { showFaults } from '../../../../ui/show-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { adjustmentRefusals, largeAmount, parseAmount } from '../model.ts';
import { useAdjustTokens } from '../mutations.ts';

const usualAmount = '10';

/** Books tokens for the selected person: shows the resulting balance, and asks again before large amounts. */
export function AddTokens({
  user,
  isOfTable = false,
}: {
  user: Pick<AdminUser, 'id' | 'email' | 'tokensRemaining'> | undefined;
  /** Whether the person is chosen in a table. */
  isOfTable?: boolean;
}) {
  const t = useText(copy);
  const adjust = useAdjustTokens();
  const [typed, setTyped] = useState(usualAmount);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { requestId, renew, renewIfReused } = useRequestId();
  const amount = parseAmount(typed);
  const balance = user === undefined || amount === undefined ? undefined : user.tokensRemaining + amount;
  const isShort = reason.trim().length < reasonLength.least;

  const isAdding = (amount ?? 0) > 0;
  const refusal = useRefusal(adjustmentRefusals[isAdding ? 'add' : 'take']);
  const book = () => {
    if (user === undefined || amount === undefined) return;
    adjust.mutate(
      { userId: user.id, amount, reason: reason.trim(), requestId },
      {
        onSuccess: (booked) => {
          const description = t('people.preview', { count: booked?.balance ?? 0 });
          void notify({ title: t(isAdding ? 'people.added' : 'people.removed'), description });
          renew();
          setTyped(usualAmount);
          setReason('');
          setAsked(false);
        },
        onError: (error) => {
          const title = t(isAdding ? 'people.addFailed' : 'people.removeFailed');
          renewIfReused(error);
          void notify({ title, description: refusal(error), isError: true });
        },
        onSettled: () => setConfirming(false),
      },
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFaults(event.currentTarget, () => setAsked(true));
    if (user === undefined || amount === undefined || isShort) return;
    if (Math.abs(amount) >= largeAmount) setConfirming(true);
    else book();
  };

  const invalid = isAsked ? `${t('people.invalid')}: ${t('people.invalidText')}` : undefined;
  const verb = amount !== undefined && amount < 0 ? 'people.take' : 'people.add';
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('people.user')}
        {...(isOfTable ? { hint: t('people.userHint') } : {})}
        readOnly
        value={user?.email ?? ''}
        error={user === undefined ? invalid : undefined}
      />
      <TextField
        label={t('people.amount')}
        hint={t('people.amountHint')}
        type="text"
        inputMode="numeric"
        value={typed}
        error={user !== undefined && amount === undefined ? invalid : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('people.reason')}
        hint={t('people.reasonHint')}
        maxLength={reasonLength.most}
        value={reason}
        error={isAsked && isShort ? t('people.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="status" className="text-sm font-medium">
        {balance !== undefined && balance < 0 && t('people.belowZero')}
        {balance !== undefined && balance >= 0 && t('people.preview', { count: balance })}
      </p>
      <Button type="submit" isBusy={adjust.isPending} className="justify-self-start">
        {t(adjust.isPending ? 'people.pending' : verb)}
      </Button>
      {isConfirming && user !== undefined && amount !== undefined && (
        <ConfirmDialog
          words={{
            title: t('people.sure'),
            text: t('people.sureText', { amount, email: user.email, balance: balance ?? 0 }),
            cancel: t('people.cancel'),
            confirm: t(amount < 0 ? 'people.take' : 'people.add'),
          }}
          isPending={adjust.isPending}
          isDestructive={amount < 0}
          onConfirm={book}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
