import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { PasswordChecklist } from '../../auth/components/password-checklist.tsx';
import { copy as authCopy } from '../../auth/copy.ts';
import { usePasswordWords } from '../../auth/use-password-words.ts';
import { copy } from '../copy.ts';
import { passwordForm } from '../form.ts';
import { useChangePassword } from '../mutations.ts';
import { useReportRefusal } from '../use-report-refusal.ts';
import { AccountPanel } from './account-panel.tsx';

export function PasswordPanel() {
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const words = usePasswordWords();
  const reportRefusal = useReportRefusal();
  const { field, refuse, handleSubmit, watch, reset } = useCheckedForm(
    passwordForm,
    {
      current: '',
      password: '',
      confirmation: '',
    },
    tAuth,
  );
  const change = useChangePassword();
  const submit = handleSubmit(({ current, password }) =>
    change.mutate(
      { current, password },
      {
        onSuccess: () => {
          reset();
          notify({ title: t('account.passwordChanged'), description: t('account.passwordChangedText') });
        },
        onError: (failure) => reportRefusal(failure, refuse),
      },
    ),
  );
  return (
    <AccountPanel title={t('account.password')}>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <PasswordField
          label={t('account.currentPassword')}
          autoComplete="current-password"
          words={words}
          {...field('current')}
        />
        <PasswordField
          label={tAuth('auth.newPassword')}
          autoComplete="new-password"
          words={words}
          {...field('password')}
        />
        <PasswordChecklist password={watch('password')} />
        <PasswordField
          label={tAuth('auth.confirmPassword')}
          autoComplete="new-password"
          words={words}
          {...field('confirmation')}
        />
        <Button type="submit" variant="secondary" isBusy={change.isPending} className="justify-self-start">
          {t('account.changePassword')}
        </Button>
      </form>
    </AccountPanel>
  );
}
