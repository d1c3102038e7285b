import { useText } from '../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../lib/use-keeps-mails.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy as authCopy } from '../../auth/copy.ts';
import type { Person } from '../../auth/store.ts';
import { usePasswordWords } from '../../auth/use-password-words.ts';
import { copy } from '../copy.ts';
import { emailForm } from '../form.ts';
import { useChangeEmail } from '../mutations.ts';
import { useReportRefusal } from '../use-report-refusal.ts';
import { AccountPanel } from './account-panel.tsx';

export function EmailPanel({ person }: { person: Person }) {
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const reportRefusal = useReportRefusal();
  const words = usePasswordWords();
  const { field, refuse, handleSubmit, resetField } = useCheckedForm(
    emailForm,
    { email: person.email, current: '' },
    tAuth,
  );
  const change = useChangeEmail();
  const isKept = useKeepsMails();
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: (email) => {
        resetField('current');
        notify({
          title: t(isKept ? 'account.emailKept' : 'account.emailSent'),
          description: t(isKept ? 'account.emailKeptText' : 'account.emailSentText', { email }),
        });
      },
      onError: (failure) => reportRefusal(failure, refuse),
    }),
  );
  return (
    <AccountPanel title={t('account.email')} lead={t('account.emailHint')}>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <TextField label={t('account.email')} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={t('account.currentPassword')}
          autoComplete="current-password"
          words={words}
          {...field('current')}
        />
        <Button type="submit" variant="secondary" isBusy={change.isPending} className="justify-self-start">
          {t('account.changeEmail')}
        </Button>
      </form>
    </AccountPanel>
  );
}
