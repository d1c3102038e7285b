import { paths } from '@regelwerk/contract/shared/paths';
import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { useKeepsMails } from '../../lib/use-keeps-mails.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { AuthCard } from './components/auth-card.tsx';
import { Refusal } from './components/refusal.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { copy } from './copy.ts';
import { forgotForm } from './form.ts';
import { useRequestReset } from './mutations.ts';

/** Requests the mail with the reset link; shows the same message whether or not the account exists. */
export function ForgotPasswordPage() {
  const t = useText(copy);
  const typed = useLocation({ select: ({ state }) => state.email });
  const { field, handleSubmit, formState } = useCheckedForm(forgotForm, { email: typed ?? '' }, t);
  const email = field('email');
  const isEmpty = formState.errors.email?.message === 'auth.required.email';
  const request = useRequestReset();
  const isKept = useKeepsMails();
  const submit = handleSubmit((values) => request.mutate(values));
  const back = (
    <Link to={paths.signIn} className="text-sm font-medium text-accent underline underline-offset-4">
      {t('auth.rememberedIt')}
    </Link>
  );
  if (request.isSuccess) {
    return (
      <AuthCard
        title={t(isKept ? 'auth.mailKept' : 'auth.resetSent')}
        lead={t(isKept ? 'auth.mailKeptText' : 'auth.checkMailText')}
      >
        {!isKept && <p className="text-sm text-muted">{t('auth.checkMailHint')}</p>}
        <div className="mt-6 flex flex-wrap items-center gap-5">
          <Button variant="secondary" onClick={request.reset}>
            {t('auth.askAgain')}
          </Button>
          {back}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('auth.forgotTitle')} lead={t('auth.forgotLead')}>
      <Refusal failure={request.error} title={t('auth.requestFailed')} otherwise={t('auth.requestFailedText')} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          {...email}
          error={isEmpty ? `${t('auth.required.emailTitle')}: ${email.error}` : email.error}
        />
        <SubmitButton label={t('auth.sendLink')} isPending={request.isPending} />
      </form>
      <p className="mt-6">{back}</p>
    </AuthCard>
  );
}
