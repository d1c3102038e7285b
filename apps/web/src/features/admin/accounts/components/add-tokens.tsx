import type { AdminUser } from '@regelwerk/contract/admin/admin-users';
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
import { tokensForm } from '../form.ts';
import { adjustmentRefusals, largeAmount, parseAmount } from '../model.ts';

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
  const adjust = useAdminChange('admin-tokens');
  const { field, watch, getValues, handleSubmit, reset } = useCheckedForm(
    tokensForm(user !== undefined),
    { user: '', amount: '10', reason: '' },
    (key: 'people.invalid' | 'people.reasonMissing') =>
      key === 'people.invalid' ? `${t(key)}: ${t('people.invalidText')}` : t(key),
  );
  const [isConfirming, setConfirming] = useState(false);
  const { requestId, renew, renewIfReused } = useRequestId();
  const amount = parseAmount(watch('amount'));
  const balance = user === undefined || amount === undefined ? undefined : user.tokensRemaining + amount;

  const isAdding = (amount ?? 0) > 0;
  const refusal = useRefusal(adjustmentRefusals[isAdding ? 'add' : 'take']);
  const book = () => {
    if (user === undefined || amount === undefined) return;
    adjust.mutate(
      { userId: user.id, amount, reason: getValues('reason').trim(), requestId },
      {
        onSuccess: (booked) => {
          const description = t('people.preview', { count: booked?.balance ?? 0 });
          notify({ title: t(isAdding ? 'people.added' : 'people.removed'), description });
          renew();
          reset();
        },
        onError: renewIfReused,
        onSettled: () => setConfirming(false),
      },
    );
  };
  const submit = handleSubmit(() => {
    if (Math.abs(amount ?? 0) >= largeAmount) setConfirming(true);
    else book();
  });
  const verb = amount !== undefined && amount < 0 ? 'people.take' : 'people.add';
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('people.user')}
        {...(isOfTable ? { hint: t('people.userHint') } : {})}
        readOnly
        {...field('user')}
        value={user?.email ?? ''}
        error={user === undefined ? field('user').error : undefined}
      />
      <TextField
        label={t('people.amount')}
        hint={t('people.amountHint')}
        type="text"
        inputMode="numeric"
        {...field('amount')}
        error={user === undefined ? undefined : field('amount').error}
      />
      <TextField
        label={t('people.reason')}
        hint={t('people.reasonHint')}
        maxLength={reasonLength.most}
        {...field('reason')}
      />
      <p role="status" className="text-sm font-medium">
        {balance !== undefined && balance < 0 && t('people.belowZero')}
        {balance !== undefined && balance >= 0 && t('people.preview', { count: balance })}
      </p>
      <FailureBox
        failure={
          adjust.error && {
            title: t((adjust.variables?.amount ?? 0) > 0 ? 'people.addFailed' : 'people.removeFailed'),
            text: refusal(adjust.error),
          }
        }
      />
      <Button type="submit" isBusy={adjust.isPending} className="justify-self-start">
        {t(adjust.isPending ? 'people.pending' : verb)}
      </Button>
      {isConfirming && user !== undefined && amount !== undefined && (
        <ConfirmDialog
          words={{
            title: t('people.sure'),
            text: t('people.sureText', { amount, email: user.email, balance: balance ?? 0 }),
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
