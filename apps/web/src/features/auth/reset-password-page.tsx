import { paths } from '@regelwerk/contract/shared/paths';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { AuthCard } from './components/auth-card.tsx';
import { CodeStep } from './components/code-step.tsx';
import { PasswordChecklist } from './components/password-checklist.tsx';
import { Refusal } from './components/refusal.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { UndoFactor } from './components/undo-factor.tsx';
import { copy } from './copy.ts';
import { resetForm } from './form.ts';
import { fieldOfRefusal, linkSecret } from './model.ts';
import { useOpenLink, useSetPassword } from './mutations.ts';
import { useFailureText } from './use-failure-text.ts';
import { usePasswordWords } from './use-password-words.ts';

const leaveAfterMs = 3_000;

/** The target of the mailed link: opening it uses nothing up, only submitting the form does. */
export function ResetPasswordPage() {
  const t = useText(copy);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const words = usePasswordWords();
  const [link] = useState(() => linkSecret(window.location.hash, ['recovery']));
  const { field, refuse, handleSubmit, watch } = useCheckedForm(resetForm, { password: '', confirmation: '' }, t);
  const openLink = useOpenLink();
  const setPassword = useSetPassword();
  const isExpired = link === undefined || openLink.error?.code === 'otp_expired';

  useEffect(() => {
    if (!setPassword.isSuccess) return undefined;
    const timer = window.setTimeout(() => void navigate({ to: paths.signIn }), leaveAfterMs);
    return () => window.clearTimeout(timer);
  }, [setPassword.isSuccess, navigate]);

  const submit = handleSubmit(({ password }) => {
    const save = () =>
      setPassword.mutate(
        { password },
        {
          onError: (failure) => {
            if (fieldOfRefusal.get(failure.code) === 'password')
              refuse('password', failureText(failure) ?? t('auth.resetFailedText'));
          },
        },
      );
    // the link works once: after a refused password its session is still open
    if (openLink.isSuccess || link === undefined) save();
    else openLink.mutate({ secret: link.secret, type: 'recovery' }, { onSuccess: save });
  });

  if (setPassword.isSuccess) {
    return (
      <AuthCard title={t('auth.resetSuccess')} lead={`${t('auth.resetSuccessText')} ${t('auth.resetDoneText')}`}>
        <Link to={paths.signIn} className={buttonLook()}>
          {t('auth.signIn')}
        </Link>
      </AuthCard>
    );
  }
  if (isExpired) {
    return (
      <AuthCard title={t('auth.expiredTitle')} lead={t('auth.expired')}>
        <Link to={paths.forgotPassword} className={buttonLook()}>
          {t('auth.requestNew')}
        </Link>
      </AuthCard>
    );
  }
  // the password is known; the code of the app is missing
  if (setPassword.error?.code === 'insufficient_aal' && openLink.data !== undefined) {
    return (
      <AuthCard title={t('auth.code.title')} lead={t('auth.code.forReset')}>
        <CodeStep userId={openLink.data.user.id} isBusy={setPassword.isPending} onEntered={() => void submit()} />
        <UndoFactor onUndone={() => void submit()} />
      </AuthCard>
    );
  }
  const failure = openLink.error ?? setPassword.error;
  return (
    <AuthCard title={t('auth.resetTitle')} lead={t('auth.resetLead')}>
      <Refusal failure={failure} title={t('auth.resetFailed')} otherwise={t('auth.resetFailedText')} />
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PasswordField label={t('auth.newPassword')} autoComplete="new-password" words={words} {...field('password')} />
        <PasswordChecklist password={watch('password')} />
        <PasswordField
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          words={words}
          {...field('confirmation')}
        />
        <SubmitButton label={t('auth.save')} isPending={openLink.isPending || setPassword.isPending} />
      </form>
    </AuthCard>
  );
}
