import { useState } from 'react';
import { homeAddress } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { forgetOwnWork } from '../../../lib/forget-own-work.ts';
import { storePendingNotice } from '../../../lib/pending-notice.ts';
import { useKeepsMails } from '../../../lib/use-keeps-mails.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy as authCopy } from '../../auth/copy.ts';
import { authSession } from '../../auth/store.ts';
import { usePasswordWords } from '../../auth/use-password-words.ts';
import { copy } from '../copy.ts';
import { deleteForm } from '../form.ts';
import { useDeleteAccount } from '../mutations.ts';
import { AccountPanel } from './account-panel.tsx';
import { KeptList } from './kept-list.tsx';
import { UnspentList } from './unspent-list.tsx';

const dangerLook = 'border-danger text-danger';

/** Deletes the account in two steps: first the request, then the password. */
export function DeletePanel({ userId }: { userId: string }) {
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const words = usePasswordWords();
  const [isOpen, setOpen] = useState(false);
  const { field, register, handleSubmit, watch } = useCheckedForm(deleteForm, { current: '', refund: true }, tAuth);
  const remove = useDeleteAccount();
  const isKept = useKeepsMails();
  const submit = handleSubmit((values) =>
    remove.mutate(values, {
      onSuccess: () => {
        authSession.forget();
        forgetOwnWork();
        storePendingNotice({
          title: t('account.deleted'),
          description: t(isKept ? 'account.deletedKept' : 'account.deletedText'),
        });
        window.location.assign(homeAddress());
      },
    }),
  );
  const refusals = new Map([
    ['wrong_password', t('account.wrongPassword')],
    ['second_factor_needed', tAuth('auth.error.insufficient_aal')],
    ['last_admin', t('account.lastAdmin')],
    ['billing_not_ended', t('account.billingNotEnded')],
  ]);
  const error = remove.isError ? (refusals.get(remove.error.code ?? '') ?? t('account.failedText')) : undefined;
  return (
    <AccountPanel title={t('account.delete')} lead={t('account.deleteText')}>
      <Button variant="secondary" className={dangerLook} onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('account.deleteTitle')}
        description={t('account.deleteSure')}
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <UnspentList userId={userId} {...register('refund')} />
          <KeptList userId={userId} />
          <PasswordField
            label={t('account.currentPassword')}
            autoComplete="current-password"
            words={words}
            {...field('current')}
            error={error}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <CancelButton onClick={() => setOpen(false)} />
            <Button
              type="submit"
              variant="secondary"
              className={dangerLook}
              disabled={watch('current') === ''}
              isBusy={remove.isPending}
            >
              {t('account.deleteConfirm')}
            </Button>
          </div>
        </form>
      </Dialog>
    </AccountPanel>
  );
}
