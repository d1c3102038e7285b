import { paths } from '@regelwerk/contract/shared/paths';
import { Link, useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { AuthCard } from './components/auth-card.tsx';
import { Refusal } from './components/refusal.tsx';
import { StorageNote } from './components/storage-note.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { copy } from './copy.ts';
import { signInForm } from './form.ts';
import { fieldOfRefusal, hasSecondFactor } from './model.ts';
import { useRequestAdmin, useSignIn } from './mutations.ts';
import { personOf } from './store.ts';
import { useFailureText } from './use-failure-text.ts';
import { usePasswordWords } from './use-password-words.ts';

/**
 * The sign-in page for admins. Other people learn that they are not admins, stay signed in, and may request the
 * rights.
 */
export function AdminSignInPage() {
  const t = useText(copy);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const words = usePasswordWords();
  const { field, refuse, handleSubmit } = useCheckedForm(signInForm, { email: '', password: '' }, t);
  const signIn = useSignIn();
  const request = useRequestAdmin();
  const isDenied = signIn.data !== undefined && !personOf(signIn.data.user).isAdmin;
  const submit = handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: (session) => {
        if (hasSecondFactor(session)) return void navigate({ to: paths.twoFactor, search: { next: paths.adminSetup } });
        // the card says why anybody else stays here
        if (personOf(session.user).isAdmin) void navigate({ to: paths.adminSetup });
      },
      onError: (failure) => {
        const name = fieldOfRefusal.get(failure.code);
        if (name !== undefined) refuse(name, failureText(failure) ?? t('auth.failedText'));
      },
    }),
  );
  if (isDenied) {
    return (
      <AuthCard title={t('auth.denied')} lead={t('auth.adminNone')}>
        <p role="alert" className="mb-5">
          {t('auth.adminDenied')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={request.isPending || request.isSuccess} onClick={() => request.mutate()}>
            {t('auth.adminRequest')}
          </Button>
          <Link to={paths.dashboard} className={buttonLook('quiet')}>
            {t('auth.toDashboard')}
          </Link>
        </div>
        <p role="status" className="mt-4 text-sm text-muted">
          {request.isSuccess && t('auth.adminRequested')}
        </p>
        <p role="alert" className="text-sm text-danger">
          {request.error?.message}
        </p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('auth.adminTitle')} lead={t('auth.adminLead')}>
      <StorageNote />
      <Refusal failure={signIn.error} title={t('auth.failed')} otherwise={t('auth.failedText')} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField label={t('auth.adminEmail')} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          words={words}
          {...field('password')}
        />
        <SubmitButton label={t('auth.signIn')} isPending={signIn.isPending} />
      </form>
    </AuthCard>
  );
}
