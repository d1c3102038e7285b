import { paths } from '@regelwerk/contract/shared/paths';
import { legalLabels } from '@regelwerk/legal/labels';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useKeepsMails } from '../../lib/use-keeps-mails.ts';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { AuthCard } from './components/auth-card.tsx';
import { PasswordChecklist } from './components/password-checklist.tsx';
import { Refusal } from './components/refusal.tsx';
import { StorageNote } from './components/storage-note.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { copy } from './copy.ts';
import { signUpForm } from './form.ts';
import { fieldOfRefusal, safeDestination } from './model.ts';
import { useSignUp } from './mutations.ts';
import { useFailureText } from './use-failure-text.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { usePasswordWords } from './use-password-words.ts';

export function SignUpPage() {
  const t = useText(copy);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [language] = useLanguage();
  const { next } = useSearch({ strict: false });
  const words = usePasswordWords();
  const { field, refuse, handleSubmit, watch } = useCheckedForm(
    signUpForm,
    {
      name: '',
      email: '',
      password: '',
      confirmation: '',
    },
    t,
  );
  // in page order: the first fault gets the focus
  const [name, email, password, confirmation] = [
    field('name'),
    field('email'),
    field('password'),
    field('confirmation'),
  ];
  const signUp = useSignUp();
  const isKept = useKeepsMails();
  useLeaveWhenSignedIn(signUp.isIdle, safeDestination(next, paths.dashboard));
  const submit = handleSubmit((values) =>
    signUp.mutate(
      { ...values, language },
      {
        onSuccess: (session) => {
          if (session === null) return;
          notify({ title: t('auth.created'), description: t('auth.createdText') });
          void navigate({ href: safeDestination(next, paths.welcome) });
        },
        onError: (failure) => {
          const name = fieldOfRefusal.get(failure.code);
          if (name !== undefined) refuse(name, failureText(failure) ?? t('auth.signUpFailedText'));
        },
      },
    ),
  );
  if (signUp.isSuccess && signUp.data === null) {
    return (
      <AuthCard
        title={t(isKept ? 'auth.mailKept' : 'auth.checkMail')}
        lead={t(isKept ? 'auth.confirmKept' : 'auth.confirmMail')}
      >
        {null}
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('auth.signUp')} lead={t('auth.signUpLead')}>
      <StorageNote />
      <Refusal failure={signUp.error} title={t('auth.signUpFailed')} otherwise={t('auth.signUpFailedText')} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField label={t('auth.name')} autoComplete="name" {...name} />
        <TextField label={t('auth.email')} type="email" autoComplete="username" {...email} />
        <PasswordField label={t('auth.password')} autoComplete="new-password" words={words} {...password} />
        <PasswordChecklist password={watch('password')} />
        <PasswordField label={t('auth.confirmPassword')} autoComplete="new-password" words={words} {...confirmation} />
        <p className="text-sm text-muted">
          {t('auth.agree')}{' '}
          {(['terms', 'privacy'] as const).map((name) => (
            <a
              key={name}
              href={paths[name]}
              target="_blank"
              rel="noopener"
              className="mr-3 inline-block py-1 underline underline-offset-4"
            >
              {legalLabels[language][name]}
            </a>
          ))}
        </p>
        <SubmitButton label={t('auth.signUp')} isPending={signUp.isPending} />
      </form>
      <p className="mt-6 text-sm text-muted">
        {t('auth.haveAccount')}{' '}
        <Link
          to={paths.signIn}
          search={next === undefined ? {} : { next }}
          className="font-medium text-accent underline underline-offset-4"
        >
          {t('auth.signIn')}
        </Link>
      </p>
    </AuthCard>
  );
}
