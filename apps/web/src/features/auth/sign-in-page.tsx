import { paths } from '@regelwerk/contract/shared/paths';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { AuthCard } from './components/auth-card.tsx';
import { Refusal } from './components/refusal.tsx';
import { StorageNote } from './components/storage-note.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { copy } from './copy.ts';
import { signInForm } from './form.ts';
import { fieldOfRefusal, hasSecondFactor, safeDestination } from './model.ts';
import { useSignIn } from './mutations.ts';
import { useFailureText } from './use-failure-text.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { usePasswordWords } from './use-password-words.ts';

export function SignInPage() {
  const t = useText(copy);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const words = usePasswordWords();
  const { field, refuse, handleSubmit, getValues } = useCheckedForm(signInForm, { email: '', password: '' }, t);
  const signIn = useSignIn();
  useLeaveWhenSignedIn(signIn.isIdle, safeDestination(next, paths.dashboard));
  const submit = handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: (session) => {
        const destination = safeDestination(next, paths.dashboard);
        if (hasSecondFactor(session)) return void navigate({ to: paths.twoFactor, search: { next: destination } });
        notify({ title: t('auth.welcomeBack'), description: t('auth.welcomeBackText') });
        return void navigate({ href: destination });
      },
      onError: (failure) => {
        const name = fieldOfRefusal.get(failure.code);
        if (name !== undefined) refuse(name, failureText(failure) ?? t('auth.failedText'));
      },
    }),
  );
  return (
    <AuthCard title={t('auth.signIn')} lead={t('auth.signInLead')}>
      <StorageNote />
      <Refusal failure={signIn.error} title={t('auth.failed')} otherwise={t('auth.failedText')} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField label={t('auth.email')} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          words={words}
          hint={
            <Link
              to={paths.forgotPassword}
              state={() => ({ email: getValues('email') })}
              className="text-accent underline underline-offset-4"
            >
              {t('auth.forgot')}
            </Link>
          }
          {...field('password')}
        />
        <SubmitButton label={t('auth.signIn')} isPending={signIn.isPending} />
      </form>
      <p className="mt-6 text-sm text-muted">
        {t('auth.noAccount')}{' '}
        <Link
          to={paths.signUp}
          search={next === undefined ? {} : { next }}
          className="font-medium text-accent underline underline-offset-4"
        >
          {t('auth.signUp')}
        </Link>
      </p>
    </AuthCard>
  );
}
