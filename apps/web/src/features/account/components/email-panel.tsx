import { useText } from '../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../lib/use-keeps-mails.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toast.tsx';
import type { Person } from '../../auth/session.tsx';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { useFailureText } from '../../auth/use-failure-text.ts';
import { copy } from '../copy.ts';
import { emailForm } from '../form.ts';
import { useChangeEmail } from '../mutations.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

export function EmailPanel({ person }: { person: Person }) {
  const t = useText(copy);
  const reportFailure = useReportFailure();
  const failureText = useFailureText();
  const { field, handleSubmit } = useAuthForm(emailForm, { email: person.email });
  const change = useChangeEmail();
  const isKept = useKeepsMails();
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () =>
        void notify({
          title: t(isKept ? 'account.emailKept' : 'account.emailSent'),
          description: t(isKept ? 'account.emailKeptText' : 'account.emailSentText', { email: values.email }),
        }),
      onError: (failure) => reportFailure(failureText(failure)),
    }),
  );
  return (
    <AccountPanel title={t('account.email')} lead={t('account.emailHint')}>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <TextField label={t('account.email')} type="email" autoComplete="email" {...field('email')} />
        <Button type="submit" isBusy={change.isPending} className="justify-self-start">
          {t('account.changeEmail')}
        </Button>
      </form>
    </AccountPanel>
  );
}
